import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow, stampOf } from '../files/fileStamps';
import { shareOut } from '../parallel/shareOut';
import { openAdditions, stylesFolder, work } from './finishPage';
import { openFinishedPages } from './finishedPages';
import type { InlineHashes } from './inlineHashes';
import { readSlices } from './stitchSlices';

/** Gatsby's own pieces of pages, which no visitor gets by themselves, and folders of thousands of files of other kinds. */
const withoutPages = ['_gatsby', 'page-data', 'slice-data', 'static', 'search-index'];

export type FinishOptions = {
  /** The built site. */
  publicFolder: string;
  pathPrefix?: string;
  /** The elements for the end of a page's head; `file` from the folder. A page is finished anew when they change. */
  endOfHead?: (file: string) => string;
  /** Remembers what is finished, so that the next build reads only pages that were written since. */
  manifestFile?: string;
};

/**
 * Makes every page fit for one strict policy. Pages that are finished already, and of which nothing has changed since, are
 * not read.
 *
 * @returns the hashes of what is still inline.
 */
export const finishHtmlFiles = async ({
  publicFolder,
  pathPrefix = '',
  endOfHead = () => '',
  manifestFile,
}: FinishOptions): Promise<InlineHashes> => {
  await mkdir(join(publicFolder, stylesFolder), { recursive: true });
  const files = filesBelow(publicFolder, withoutPages);
  const there = new Set(files);
  const additionOf = openAdditions(readSlices(publicFolder));
  const finishedPages = await openFinishedPages(manifestFile, pathPrefix);

  const unfinished: string[] = [];
  for (const file of files.filter((file) => file.endsWith('.html')).sort()) {
    const before = finishedPages.find(file);
    const isFinished =
      before !== undefined &&
      (before.sheet === undefined || there.has(before.sheet)) &&
      before.stamp === stampOf(join(publicFolder, file)) &&
      before.addition === additionOf(endOfHead(file), before.slices);
    if (isFinished) finishedPages.add(file, before);
    else unfinished.push(file);
  }
  const finished = await shareOut({
    module: 'hosting/html/finishPage.ts',
    work,
    order: { publicFolder, pathPrefix },
    items: unfinished,
    taskOf: (file) => ({ file, endOfHead: endOfHead(file) }),
  });
  for (const [file, page] of finished) finishedPages.add(file, page);
  await finishedPages.write();
  return finishedPages.hashes();
};
