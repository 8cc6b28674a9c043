import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { filesBelow, stampOf } from '../files/fileStamps';
import { addIntegrity } from './addIntegrity';
import { constantPagePath } from './constantPagePath';
import { openFinishedPages } from './finishedPages';
import { collectInlineHashes, noHashes, type InlineHashes } from './inlineHashes';
import { moveStylesOut } from './moveStylesOut';

const stylesFolder = 'styles';

/** Gatsby's own pieces of pages, which no visitor gets by themselves, and folders of thousands of files of other kinds. */
const withoutPages = ['_gatsby', 'page-data', 'slice-data', 'static', 'search-index'];

export type FinishOptions = {
  /** The built site. */
  publicFolder: string;
  pathPrefix?: string;
  /** What else is to be done to a page first, such as moving styles to its head; `file` from the folder. */
  prepare?: (html: string, file: string) => string;
  /** What `prepare` puts into a page from elsewhere: a page is finished anew when this text changes. */
  additionOf?: (file: string) => string;
  /** Remembers what is finished, so that the next build reads only pages that were written since. */
  manifestFile?: string;
};

/**
 * Makes every page fit for one strict policy: what differs from page to page leaves its inline scripts and styles, and
 * the scripts it loads get their integrity. Pages that are finished already stay as they are.
 *
 * @returns the hashes of what is still inline.
 */
export const finishHtmlFiles = async ({
  publicFolder,
  pathPrefix = '',
  prepare = (html) => html,
  additionOf = () => '',
  manifestFile,
}: FinishOptions): Promise<InlineHashes> => {
  await mkdir(join(publicFolder, stylesFolder), { recursive: true });
  const fileOf = (path: string): string =>
    join(publicFolder, path.startsWith(`${pathPrefix}/`) ? path.slice(pathPrefix.length) : path);
  const integrities = new Map<string, string | undefined>();
  const integrityOf = (path: string): string | undefined => {
    if (!integrities.has(path)) {
      const file = fileOf(path);
      integrities.set(
        path,
        existsSync(file)
          ? `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`
          : undefined,
      );
    }
    return integrities.get(path);
  };
  const hrefOf = (css: string): string => {
    const hash = createHash('sha256').update(css).digest('hex').slice(0, 20);
    return `${pathPrefix}/${stylesFolder}/${hash}.css`;
  };
  const files = filesBelow(publicFolder, withoutPages);
  const there = new Set(files);
  const finishedPages = await openFinishedPages(manifestFile, pathPrefix);
  const hashes = noHashes();

  // By calls that do not wait, as in fileStamps.ts.
  const finish = (file: string): InlineHashes => {
    const path = join(publicFolder, file);
    const before = finishedPages.find(file);
    const addition = createHash('sha256').update(additionOf(file)).digest('hex').slice(0, 20);
    const hasSheet = before?.sheet === undefined || there.has(before.sheet);
    const isAsWanted = hasSheet && before?.addition === addition;
    if (before !== undefined && isAsWanted && before.stamp === stampOf(path)) {
      finishedPages.keep(file, before);
      return finishedPages.hashesOf(before);
    }
    const html = readFileSync(path, 'utf8');
    const moved = moveStylesOut(
      prepare(html, file),
      (href) => readFileSync(fileOf(href), 'utf8'),
      hrefOf,
    );
    const sheet =
      moved.css === undefined ? undefined : relative(publicFolder, fileOf(hrefOf(moved.css)));
    if (moved.css !== undefined && sheet !== undefined && !there.has(sheet)) {
      writeFileSync(join(publicFolder, sheet), moved.css);
      there.add(sheet);
    }
    const finished = addIntegrity(constantPagePath(moved.html), integrityOf);
    const own = noHashes();
    collectInlineHashes(finished, file, own);
    if (finished !== html) writeFileSync(path, finished);
    finishedPages.add(file, { stamp: stampOf(path), addition, sheet, hashes: own });
    return own;
  };
  for (const file of files.filter((file) => file.endsWith('.html')).sort()) {
    const own = finish(file);
    own.scripts.forEach((text, hash) => hashes.scripts.set(hash, text));
    own.styles.forEach((text, hash) => hashes.styles.set(hash, text));
  }
  await finishedPages.write();
  return hashes;
};
