import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileOfPath, pageDataFile, publicFolder, readHtml, readJson } from './builtSite';

type PageData = { componentChunkName: string; slicesMap?: Record<string, string> };
type Stats = { namedChunkGroups: Record<string, { assets: { name: string }[] }> };

let stats: Stats | undefined;
/** The scripts of a chunk, by its name. */
export const chunkFiles = (name: string): string[] => {
  stats ??= readJson<Stats>('webpack.stats.json');
  const group = stats.namedChunkGroups[name];
  if (group === undefined) throw new Error(`webpack.stats.json has no chunk "${name}"`);
  return group.assets.map((asset) => asset.name).filter((file) => file.endsWith('.js'));
};

/** Bytes of a built file as a browser that knows brotli gets it. */
export const servedBytes = (file: string): number =>
  statSync(join(publicFolder, existsSync(join(publicFolder, `${file}.br`)) ? `${file}.br` : file))
    .size;

const sum = (files: Iterable<string>): number =>
  [...files].reduce((total, file) => total + servedBytes(file), 0);

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** What a first visit to a page loads before anything is touched, in bytes after brotli; pictures are not in it. */
export type PageWeight = {
  html: number;
  /** Scripts of the page, its template, header and footer. */
  scripts: readonly string[];
  /** Bytes of them. */
  javascript: number;
  /** Style sheets. */
  css: number;
  /** What shows the page, without fonts and pictures. */
  htmlAndCss: number;
  /** Font files that the page preloads or its styles name. */
  fonts: readonly string[];
  fontBytes: number;
  pageData: number;
};

/** Weighs the built page of a path. */
export const weighPage = (path: string): PageWeight => {
  const file = fileOfPath(path);
  const html = readHtml(file);
  const dataFile = pageDataFile(path);
  const { componentChunkName, slicesMap = {} } = readJson<PageData>(dataFile);
  const slices = [...new Set(Object.values(slicesMap))].map(
    (name) => readJson<PageData>(`slice-data/${name}.json`).componentChunkName,
  );
  const inHtml = matches(html, /<script(?![^>]*\bnomodule)[^>]*\ssrc="\/([^"]+)"/gi);
  const scripts = [
    ...new Set([
      ...inHtml,
      ...['app', componentChunkName, ...slices].flatMap((name) => chunkFiles(name)),
    ]),
  ];
  const sheets = matches(html, /<link rel="stylesheet"[^>]*href="\/([^"]+)"/g);
  const styles = [html, ...sheets.map((sheet) => readFileSync(join(publicFolder, sheet), 'utf8'))];
  const fonts = [
    ...new Set(styles.flatMap((text) => matches(text, /\/(static\/[^"')]+\.woff2)/g))),
  ];
  const htmlBytes = servedBytes(file);
  const css = sum(sheets);
  return {
    html: htmlBytes,
    scripts,
    javascript: sum(scripts),
    css,
    htmlAndCss: htmlBytes + css,
    fonts,
    fontBytes: sum(fonts),
    pageData: servedBytes(dataFile),
  };
};
