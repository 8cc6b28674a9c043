import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:html|js|css|json|svg|xml|atom|txt|webmanifest)$/;
/** For developers; nobody else asks for them. */
const skipped = /(?:\.stats\.json|LICENSE\.txt)$|^(?:_gatsby)[\\/]/;
/** Below this many bytes compression gains nothing. */
const smallest = 256;

/**
 * Brotli's best costs many times the time of a middle step for a few per cent fewer bytes: worth it for scripts, which every
 * visitor loads and which seldom change, not for a thousand pages.
 */
const brotliQuality = (file: string): number =>
  /\.(?:js|css)$|^search-index[\\/]/.test(file) ? 11 : 6;

const encode = {
  '.br': (bytes: Buffer, file: string) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality(file),
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
} as const;
const endings = Object.keys(encode) as (keyof typeof encode)[];

/** Lines of `hash path`. */
const readManifest = async (file: string): Promise<Map<string, string>> => {
  const text = await readFile(file, 'utf8').catch(() => '');
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => [line.slice(65), line.slice(0, 64)] as const),
  );
};

export type Precompressed = { compressed: number; unchanged: number };

/**
 * Writes a brotli and a gzip file beside each text file of a folder, for hosts that serve such. Files whose content is
 * that of the last time are left as they are; compressed files of what is gone are removed.
 *
 * @param manifestFile remembers what was compressed.
 */
export const precompress = async (folder: string, manifestFile: string): Promise<Precompressed> => {
  const earlier = await readManifest(manifestFile);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !skipped.test(file))
    .sort();
  const current = new Map<string, string>();
  let compressed = 0;

  const compress = async (file: string): Promise<void> => {
    const path = join(folder, file);
    const bytes = await readFile(path);
    if (bytes.length < smallest) return;
    const hash = createHash('sha256').update(bytes).digest('hex');
    current.set(file, hash);
    if (earlier.get(file) === hash && endings.every((ending) => existsSync(path + ending))) return;
    compressed++;
    for (const ending of endings) await writeFile(path + ending, await encode[ending](bytes, file));
  };
  const queue = [...files];
  await Promise.all(
    cpus().map(async () => {
      for (let file = queue.shift(); file !== undefined; file = queue.shift()) await compress(file);
    }),
  );
  for (const file of earlier.keys()) {
    if (current.has(file)) continue;
    for (const ending of endings) await rm(join(folder, file + ending), { force: true });
  }
  await mkdir(dirname(manifestFile), { recursive: true });
  const lines = [...current].sort(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(manifestFile, lines.map(([file, hash]) => `${hash} ${file}\n`).join(''));
  return { compressed, unchanged: current.size - compressed };
};
