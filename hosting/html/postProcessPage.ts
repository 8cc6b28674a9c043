import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compressPage, type CompressedFile } from '../files/compressFile';
import { fingerprintOf } from '../files/fileFingerprints';
import { overwriteFile } from '../files/overwriteFile';
import type { Work } from '../worker-pool/openWorker';
import { addIntegrity } from './addIntegrity';
import { addWritingStyles, readWritingStyles } from './addWritingStyles';
import { cspSafePagePath } from './cspSafePagePath';
import { appendToHead } from './appendToHead';
import { bytesOf, toByteText } from './byteText';
import { moveStylesToHead } from './moveStylesToHead';
import { collectInlineHashes, noHashes } from './inlineHashes';
import { extractCss } from './extractCss';
import { readSlices, inlineSlices } from './inlineSlices';
import { removeNoscriptImages } from './removeNoscriptImages';
import { removeNullBytes } from './removeNullBytes';

export const stylesFolder = 'styles';

export type PostProcessingOptions = {
  publicFolder: string;
  pathPrefix: string;
  /** Whether a page that is written is compressed at once, while its process is not waiting for others. */
  isCompressing?: boolean;
};

/** A page, relative to the public folder, and the elements to append to its head. */
export type PageInput = {
  file: string;
  headElements: string;
  /** The page as it was processed last, if only its head elements have changed since. */
  before?: ProcessedPage;
};

/** A processed page; it is not read again while its fingerprint and both hashes are unchanged. */
export type ProcessedPage = {
  fingerprint: string;
  /** Hash of the head elements. */
  headHash: string;
  /** Hash of the styles and slices inlined into the page. */
  inlinedHash: string;
  /** The style sheet with its extracted CSS, relative to the public folder. */
  sheet?: string;
  /** The names of the slices in it. */
  slices: string[];
  /** The remaining inline scripts and styles, with their hashes. */
  scripts: [hash: string, text: string][];
  styles: [hash: string, text: string][];
  /** Of a page that was written and compressed just now. */
  compressed?: CompressedFile;
};

export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Returns a function that hashes what is inlined into a page: the writing styles, the slices of these names. */
export const createInlinedHasher = (slices: ReadonlyMap<string, string>, writingStyles: string) => {
  const hashes = new Map([...slices].map(([name, html]) => [name, hashOf(html)]));
  const writingHash = hashOf(writingStyles);
  // All pages of a site have the same slices.
  const known = new Map<string, string>();
  return (names: readonly string[]): string => {
    const key = names.join();
    const hash =
      known.get(key) ?? hashOf([writingHash, ...names.map((name) => hashes.get(name))].join());
    known.set(key, hash);
    return hash;
  };
};

/**
 * Post-processes pages: inlines slices, extracts CSS, makes inline scripts the same on every page, and adds Subresource
 * Integrity. Idempotent.
 *
 * @throws Error with the file name of a page that cannot be processed.
 */
export const work: Work<PostProcessingOptions, PageInput, ProcessedPage> = ({
  publicFolder,
  pathPrefix,
  isCompressing = false,
}) => {
  const slices = readSlices(publicFolder);
  const writingStyles = readWritingStyles();
  const inlinedHashOf = createInlinedHasher(slices, writingStyles);
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
  // Many pages share a style sheet.
  const sheetTexts = new Map<string, string>();
  const readSheet = (href: string): string => {
    const css = sheetTexts.get(href) ?? toByteText(readFileSync(fileOf(href)));
    sheetTexts.set(href, css);
    return css;
  };
  const sheets = new Set<string>();
  const writeSheet = (css: string): string => {
    const file = fileOf(hrefOf(css));
    if (!sheets.has(file) && !existsSync(file)) writeFileSync(file, bytesOf(css));
    sheets.add(file);
    return relative(publicFolder, file);
  };

  const finish = (html: string): string =>
    addIntegrity(addWritingStyles(html, writingStyles), integrityOf);

  const write = (file: string, html: string): Pick<ProcessedPage, 'compressed'> => {
    const bytes = bytesOf(html);
    overwriteFile(join(publicFolder, file), bytes);
    return isCompressing ? { compressed: compressPage(publicFolder, file, bytes) } : {};
  };

  // Synchronously, as in fileFingerprints.ts.
  const processPage = ({ file, headElements, before }: PageInput): ProcessedPage => {
    const path = join(publicFolder, file);
    const html = toByteText(readFileSync(path));
    const elements = toByteText(headElements);
    const headHash = hashOf(headElements);
    if (before) {
      // What else the page holds stays as it was processed, which saves more than half of the time.
      const written = write(file, finish(appendToHead(html, elements)));
      return { ...before, ...written, fingerprint: fingerprintOf(path), headHash };
    }
    const inlined = inlineSlices(html, slices);
    const extracted = extractCss(
      appendToHead(moveStylesToHead(removeNullBytes(inlined.html)), elements),
      readSheet,
      hrefOf,
    );
    const sheet = extracted.css === undefined ? undefined : writeSheet(extracted.css);
    const processed = finish(cspSafePagePath(removeNoscriptImages(extracted.html)));
    const { scripts, styles } = noHashes();
    collectInlineHashes(processed, file, { scripts, styles });
    const written = processed === html ? {} : write(file, processed);
    const names = [...slices.keys()].filter((name) => inlined.names.has(name));
    return {
      ...written,
      fingerprint: fingerprintOf(path),
      headHash,
      inlinedHash: inlinedHashOf(names),
      sheet,
      slices: names,
      scripts: [...scripts],
      styles: [...styles],
    };
  };
  const processOrThrow = (page: PageInput): ProcessedPage => {
    try {
      return processPage(page);
    } catch (error) {
      throw new Error(`${page.file} cannot be processed: ${(error as Error).message}`);
    }
  };
  return (pages) => Promise.resolve(pages.map(processOrThrow));
};
