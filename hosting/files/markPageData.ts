import { readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow, stampOf } from './fileStamps';
import { readManifest, writeManifest } from './manifest';

export type MarkOptions = {
  /** The built site. */
  publicFolder: string;
  /** Remembers what is marked, so that the next build reads only what was written since. */
  manifestFile: string;
};

type Stamps = Record<string, string>;
type PageData = { result?: { build?: string } };

/**
 * Writes into the data of each page which build they are of. Gatsby takes that from another file, asked for at another
 * moment: by it alone, the data of a new build can pass for those of the old one where a deployment or a network that fails
 * comes between the two.
 *
 * @returns how many files were written.
 */
export const markPageData = async ({
  publicFolder,
  manifestFile,
}: MarkOptions): Promise<number> => {
  const folder = join(publicFolder, 'page-data');
  const appData = await readFile(join(folder, 'app-data.json'), 'utf8');
  const { webpackCompilationHash: build } = JSON.parse(appData) as {
    webpackCompilationHash: string;
  };
  const known = (await readManifest<Stamps>(manifestFile, build)) ?? {};
  const stamps: Stamps = {};
  let written = 0;
  const names = filesBelow(folder).filter((name) => name.endsWith('page-data.json'));
  // By calls that do not wait, as in fileStamps.ts.
  for (const name of names) {
    const file = join(folder, name);
    const stamp = stampOf(file);
    if (known[name] !== stamp) {
      const data = JSON.parse(readFileSync(file, 'utf8')) as PageData;
      if (data.result?.build !== build) {
        writeFileSync(file, JSON.stringify({ ...data, result: { ...data.result, build } }));
        written += 1;
      }
    }
    stamps[name] = known[name] === stamp ? stamp : stampOf(file);
  }
  await writeManifest(manifestFile, build, stamps);
  return written;
};
