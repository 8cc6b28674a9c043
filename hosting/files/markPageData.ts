import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shareOut } from '../parallel/shareOut';
import { filesBelow, stampOf } from './fileStamps';
import { readManifest, writeManifest } from './manifest';
import { work } from './markPage';

export type MarkOptions = {
  /** The built site. */
  publicFolder: string;
  /** Remembers what is marked, so that the next build reads only what was written since. */
  manifestFile: string;
};

type Stamps = Record<string, string>;

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
  const unknown: string[] = [];
  for (const name of filesBelow(folder).filter((file) => file.endsWith('page-data.json'))) {
    const stamp = stampOf(join(folder, name));
    if (known[name] === stamp) stamps[name] = stamp;
    else unknown.push(name);
  }
  const marked = await shareOut({
    module: 'hosting/files/markPage.ts',
    work,
    order: { folder, build },
    items: unknown,
    taskOf: (name) => name,
  });
  for (const [name, { stamp }] of marked) stamps[name] = stamp;
  await writeManifest(manifestFile, build, stamps);
  return [...marked.values()].filter(({ isNew }) => isNew).length;
};
