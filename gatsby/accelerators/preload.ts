import { buildSync } from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { areOff } from './accelerate';

/**
 * The options of Node by which Gatsby's processes load a file before anything else: the one that calls `accelerate`.
 *
 * @param source that file, in TypeScript, with its whole path.
 * @param folder the site, in whose node_modules/.cache the compiled file is kept.
 */
export const preloadOptions = (
  source: string,
  folder: string,
  env: NodeJS.ProcessEnv,
): string[] => {
  if (areOff(env)) return [];
  const { outputFiles } = buildSync({
    entryPoints: [source],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    write: false,
  });
  const text = outputFiles[0]?.text ?? '';
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const place = join(folder, 'node_modules/.cache/gatsby-accelerators');
  const file = join(place, `${hash}.cjs`);
  if (!existsSync(file)) {
    mkdirSync(place, { recursive: true });
    const written = `${file}.${process.pid}`;
    writeFileSync(written, text);
    renameSync(written, file);
  }
  return ['--import', pathToFileURL(file).href];
};
