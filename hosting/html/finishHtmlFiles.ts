import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { addIntegrity } from './addIntegrity';
import { constantPagePath } from './constantPagePath';
import { collectInlineHashes, noHashes, type InlineHashes } from './inlineHashes';
import { moveStylesOut } from './moveStylesOut';

const stylesFolder = 'styles';

/** Gatsby's own pieces of pages, which no visitor gets by themselves. */
const isPiece = (file: string): boolean => /^(?:_gatsby|page-data|slice-data)[\\/]/.test(file);

const htmlFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !isPiece(file))
    .sort();
};

export type FinishOptions = {
  /** The built site. */
  publicFolder: string;
  pathPrefix?: string;
  /** What else is to be done to a page first, such as moving styles to its head; `file` from the folder. */
  prepare?: (html: string, file: string) => string;
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
  const written = new Set<string>();
  const hashes = noHashes();

  for (const file of await htmlFiles(publicFolder)) {
    const path = join(publicFolder, file);
    const html = await readFile(path, 'utf8');
    const moved = moveStylesOut(
      prepare(html, file),
      (href) => readFileSync(fileOf(href), 'utf8'),
      hrefOf,
    );
    if (moved.css !== undefined) {
      const target = fileOf(hrefOf(moved.css));
      if (!written.has(target) && !existsSync(target)) await writeFile(target, moved.css);
      written.add(target);
    }
    const finished = addIntegrity(constantPagePath(moved.html), integrityOf);
    collectInlineHashes(finished, file, hashes);
    if (finished !== html) await writeFile(path, finished);
  }
  return hashes;
};
