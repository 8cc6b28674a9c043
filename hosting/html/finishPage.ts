import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stampOf } from '../files/fileStamps';
import type { Work } from '../parallel/openHelper';
import { addIntegrity } from './addIntegrity';
import { constantPagePath } from './constantPagePath';
import { withEndOfHead } from './endOfHead';
import { hoistStyles } from './hoistStyles';
import { collectInlineHashes, noHashes } from './inlineHashes';
import { moveStylesOut } from './moveStylesOut';
import { readSlices, stitchSlices } from './stitchSlices';
import { withoutNoscriptCopies } from './withoutNoscriptCopies';
import { withoutNulls } from './withoutNulls';

export const stylesFolder = 'styles';

/** Where pages are. */
export type FinishOrder = { publicFolder: string; pathPrefix: string };

/** A page, from the public folder, and the elements for the end of its head. */
export type UnfinishedPage = { file: string; endOfHead: string };

/** A page as it was left: untouched since, it need not be read again. */
export type FinishedPage = {
  stamp: string;
  /** A hash of what came into it from elsewhere. */
  addition: string;
  /** The style sheet its rules were moved to, below the built site. */
  sheet?: string;
  /** The names of the slices in it. */
  slices: string[];
  /** What is still inline, with its hashes. */
  scripts: [hash: string, text: string][];
  styles: [hash: string, text: string][];
};

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 20);

/** Tells a hash of what comes into a page from elsewhere: the end of its head, and the slices of these names. */
export const openAdditions = (slices: ReadonlyMap<string, string>) => {
  const hashes = new Map([...slices].map(([name, html]) => [name, hashOf(html)]));
  return (endOfHead: string, names: readonly string[]): string =>
    hashOf([endOfHead, ...names.map((name) => hashes.get(name))].join());
};

/**
 * Makes pages fit for one strict policy: header and footer come into them, what differs from page to page leaves their
 * inline scripts and styles, and the scripts they load get their integrity. A page that is finished already stays as it is.
 *
 * @throws Error naming the page that cannot be finished.
 */
export const work: Work<FinishOrder, UnfinishedPage, FinishedPage> = ({
  publicFolder,
  pathPrefix,
}) => {
  const slices = readSlices(publicFolder);
  const additionOf = openAdditions(slices);
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
  const hrefOf = (css: string): string => `${pathPrefix}/${stylesFolder}/${hashOf(css)}.css`;
  const sheets = new Set<string>();
  const writeSheet = (css: string): string => {
    const file = fileOf(hrefOf(css));
    if (!sheets.has(file) && !existsSync(file)) writeFileSync(file, css);
    sheets.add(file);
    return relative(publicFolder, file);
  };

  // Pieces of a text keep all of it in memory: what is remembered of thousands of pages is that of the first.
  const first = new Map<string, [hash: string, text: string]>();
  const remember = (inline: ReadonlyMap<string, string>): [hash: string, text: string][] =>
    [...inline].map((entry) => {
      const known = first.get(entry[0]) ?? entry;
      first.set(known[0], known);
      return known;
    });

  // By calls that do not wait, as in fileStamps.ts.
  const finish = ({ file, endOfHead }: UnfinishedPage): FinishedPage => {
    const path = join(publicFolder, file);
    const html = readFileSync(path, 'utf8');
    const stitched = stitchSlices(html, slices);
    const moved = moveStylesOut(
      withEndOfHead(hoistStyles(withoutNulls(stitched.html)), endOfHead),
      (href) => readFileSync(fileOf(href), 'utf8'),
      hrefOf,
    );
    const sheet = moved.css === undefined ? undefined : writeSheet(moved.css);
    const finished = addIntegrity(constantPagePath(withoutNoscriptCopies(moved.html)), integrityOf);
    const { scripts, styles } = noHashes();
    collectInlineHashes(finished, file, { scripts, styles });
    if (finished !== html) writeFileSync(path, finished);
    const names = [...slices.keys()].filter((name) => stitched.names.has(name));
    return {
      stamp: stampOf(path),
      addition: additionOf(endOfHead, names),
      sheet,
      slices: names,
      scripts: remember(scripts),
      styles: remember(styles),
    };
  };
  const finishNamed = (page: UnfinishedPage): FinishedPage => {
    try {
      return finish(page);
    } catch (error) {
      throw new Error(`${page.file} cannot be finished: ${(error as Error).message}`);
    }
  };
  return (pages) => Promise.resolve(pages.map(finishNamed));
};
