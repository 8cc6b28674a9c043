import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';

/** As in build.mjs. */
const bundle = {
  bundle: true,
  platform: 'browser',
  target: 'es2022',
  format: 'iife',
} satisfies BuildOptions;

let script: Promise<string> | undefined;

const bundleSource = async (source: string): Promise<string> => {
  // eslint-disable-next-line import-x/no-extraneous-dependencies -- Not reached in the published package, which has the bundle.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({ ...bundle, entryPoints: [source], write: false });
  return outputFiles[0]?.text ?? '';
};

/** The browser's part of the app host: bundled with the package, or, where the package runs from its sources, on the first call. */
export const readHostScript = (): Promise<string> => {
  const bundled = join(__dirname, 'app-host.js');
  script ??= existsSync(bundled)
    ? readFile(bundled, 'utf8')
    : bundleSource(join(__dirname, 'browser/main.ts')).catch((error: unknown) => {
        script = undefined;
        throw error;
      });
  return script;
};
