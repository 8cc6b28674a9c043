import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';

/** As in build.mjs. */
const appBundle = {
  bundle: true,
  minify: true,
  platform: 'browser',
  target: 'es2022',
  format: 'iife',
  legalComments: 'none',
} satisfies BuildOptions;

let script: Promise<string> | undefined;

const bundle = async (source: string): Promise<string> => {
  // eslint-disable-next-line import-x/no-extraneous-dependencies -- Not reached in the published package, which has the bundle.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({ ...appBundle, entryPoints: [source], write: false });
  return outputFiles[0]?.text ?? '';
};

/** The script of the app: bundled with the package, or, where the package runs from its sources, on the first call. */
export const readAppScript = (): Promise<string> => {
  const bundled = join(__dirname, 'editor-app.js');
  script ??= existsSync(bundled)
    ? readFile(bundled, 'utf8')
    : bundle(join(__dirname, 'main.ts')).catch((error: unknown) => {
        script = undefined;
        throw error;
      });
  return script;
};
