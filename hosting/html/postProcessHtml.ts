import { rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFilesSync, fingerprintOf } from '../files/fileFingerprints';
import { writeCompressedPages } from '../files/precompress';
import { prepareWorkers } from '../worker-pool/openWorker';
import { runInPool } from '../worker-pool/runInPool';
import { readWritingStyles } from './addWritingStyles';
import { createInlinedHasher, hashOf, stylesFolder, work, type PageInput } from './postProcessPage';
import { openProcessedPages } from './processedPages';
import type { InlineHashes } from './inlineHashes';
import { readSlices } from './inlineSlices';

/** Folders without pages: Gatsby's HTML fragments, and folders of many other files. */
const withoutPages = ['_gatsby', 'page-data', 'slice-data', 'static', 'search-index'];

const workModule = 'hosting/html/postProcessPage.ts';

/** Starts the processes that post-process many pages, before there are pages: each takes half a second to load. */
export const preparePostProcessing = (): void => void prepareWorkers(workModule);

export type PostProcessHtmlOptions = {
  /** The built site. */
  publicFolder: string;
  pathPrefix?: string;
  /** The elements to append to a page's head; `file` is relative to the folder. A change reprocesses the page. */
  headElements?: (file: string) => string;
  /** The manifest of processed pages; the next build reads only pages written since. */
  manifestFile?: string;
  /** Written pages are compressed at once, and named in this file, for `precompress`. */
  compressedPagesFile?: string;
};

/**
 * Post-processes all pages so that one strict Content-Security-Policy fits them. Pages whose file and inputs are
 * unchanged since the last build are not read. Removes style sheets that no page has any more.
 *
 * @returns the hashes of the inline scripts and styles that remain.
 */
export const postProcessHtml = async ({
  publicFolder,
  pathPrefix = '',
  headElements = () => '',
  manifestFile,
  compressedPagesFile,
}: PostProcessHtmlOptions): Promise<InlineHashes> => {
  await mkdir(join(publicFolder, stylesFolder), { recursive: true });
  const files = listFilesSync(publicFolder, withoutPages);
  const there = new Set(files);
  const inlinedHashOf = createInlinedHasher(readSlices(publicFolder), readWritingStyles());
  const processedPages = await openProcessedPages(manifestFile, pathPrefix);

  const changed: PageInput[] = [];
  for (const file of files.filter((file) => file.endsWith('.html')).sort()) {
    const before = processedPages.find(file);
    const elements = headElements(file);
    const isInlined =
      before !== undefined &&
      (before.sheet === undefined || there.has(before.sheet)) &&
      before.fingerprint === fingerprintOf(join(publicFolder, file)) &&
      before.inlinedHash === inlinedHashOf(before.slices);
    if (isInlined && before.headHash === hashOf(elements)) processedPages.add(file, before);
    else changed.push({ file, headElements: elements, ...(isInlined && { before }) });
  }
  const processed = await runInPool({
    module: workModule,
    work,
    options: { publicFolder, pathPrefix, isCompressing: compressedPagesFile !== undefined },
    items: changed,
    taskOf: (page) => page,
  });
  for (const [{ file }, page] of processed) processedPages.add(file, page);
  // Each is as large as a page: without this, every change of styles would leave a hundred.
  const sheets = processedPages.sheets();
  for (const file of files.filter((name) => dirname(name) === stylesFolder)) {
    if (!sheets.has(file.replace(/\.(?:br|gz)$/, ''))) rmSync(join(publicFolder, file));
  }
  await processedPages.write();
  if (compressedPagesFile !== undefined) {
    await writeCompressedPages(
      compressedPagesFile,
      [...processed].flatMap(([{ file }, { compressed }]) =>
        compressed ? [[file, compressed]] : [],
      ),
    );
  }
  return processedPages.hashes();
};
