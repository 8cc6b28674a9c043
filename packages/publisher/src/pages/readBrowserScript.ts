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

const bundle = async (source: string): Promise<string> => {
  // eslint-disable-next-line import-x/no-extraneous-dependencies -- Not reached in the published package, which has the bundle.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({ ...appBundle, entryPoints: [source], write: false });
  return outputFiles[0]?.text ?? '';
};

/** The scripts for browsers, by the name of their bundle. */
const sources = {
  'editor-app': '../editor-app/main.ts',
  compare: '../dry-run/compare/main.ts',
} as const;
type ScriptName = keyof typeof sources;

const scripts = new Map<ScriptName, Promise<string>>();

/** A script for browsers: bundled with the package, or, where the package runs from its sources, on the first call. */
export const readBrowserScript = (name: ScriptName): Promise<string> => {
  const known = scripts.get(name);
  if (known) return known;
  const bundled = join(__dirname, `${name}.js`);
  const script = existsSync(bundled)
    ? readFile(bundled, 'utf8')
    : bundle(join(__dirname, sources[name])).catch((error: unknown) => {
        scripts.delete(name);
        throw error;
      });
  scripts.set(name, script);
  return script;
};
