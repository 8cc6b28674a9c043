import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { routesFile } from '~/gatsby/routes/currentRoutes';
import type { Routes } from '~/gatsby/routes/types';

export const publicFolder = 'public';

/** The plan of the last build. */
export const readPlan = (): Routes => JSON.parse(readFileSync(routesFile, 'utf8')) as Routes;

/** Every file below public/, by its path from there. */
export const builtFiles = (): string[] =>
  readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(publicFolder, join(entry.parentPath, entry.name)));

/**
 * The scripts of this build. Bundles of former builds stay in the folder, for pages that are still open; every script that
 * is no bundle is of this one.
 */
export const builtScripts = (): string[] => {
  const { assetsByChunkName } = readJson<{ assetsByChunkName: Record<string, string[]> }>(
    'webpack.stats.json',
  );
  const bundles = new Set(Object.values(assetsByChunkName).flat());
  const isBundle = (file: string) => /-[0-9a-f]{8,}\.js$/.test(file);
  return builtFiles().filter(
    (file) => file.endsWith('.js') && (bundles.has(file) || !isBundle(file)),
  );
};

export { fileOfPath } from 'static-site-publisher/checks';

export const readHtml = (file: string): string => readFileSync(join(publicFolder, file), 'utf8');

export const readJson = <T>(file: string): T => JSON.parse(readHtml(file)) as T;

/** Where the data of a page are, by its path. */
export const pageDataFile = (path: string): string =>
  `page-data${path === '/' ? '/index' : path}/page-data.json`;

export const parseHtml = (file: string): HTMLElement => parse(readHtml(file));

/** Gatsby's own pieces of pages, and what only the service worker shows, are not pages. */
const isPiece = (file: string): boolean =>
  /^(?:_gatsby|page-data|offline|offline-plugin-app-shell-fallback)\//.test(file);

export const isPageFile = (file: string): boolean => file.endsWith('.html') && !isPiece(file);

/** The error pages: Gatsby writes each twice. */
export const errorPages = ['404.html', '404/index.html', '500.html', '500/index.html'];
