import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { offlineFolder, shellFile, workerScriptFile } from './files';
import { stripScripts } from './stripScripts';

/** The build data for `worker.js`. */
export type ThisSite = {
  build: string;
  pathPrefix: string;
  shellPath: string;
  /** The URLs of the fallback pages, by language. */
  offlinePages: Record<string, string>;
  /** Additions to the precache list of gatsby-plugin-offline. */
  precached: { url: string; revision: string }[];
};

const revisionOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 20);

/** Removes the scripts of the fallback pages; returns their languages and HTML. */
const stripOfflinePages = async (publicFolder: string): Promise<[string, string][]> => {
  const folder = join(publicFolder, offlineFolder);
  const languages = existsSync(folder) ? (await readdir(folder)).sort() : [];
  const pages: [string, string][] = [];
  for (const language of languages) {
    const file = join(folder, language, 'index.html');
    // Gatsby does not delete the folder of a removed page.
    if (!existsSync(file)) continue;
    const written = await readFile(file, 'utf8');
    const html = stripScripts(written);
    if (html !== written) await writeFile(file, html);
    pages.push([language, html]);
  }
  return pages;
};

export type WorkerScriptOptions = {
  publicFolder: string;
  pathPrefix?: string;
  /** File names of scripts that pages load in addition to those of the app shell. */
  scripts?: readonly string[];
  file?: string;
};

/**
 * Writes the script that gatsby-plugin-offline appends to its worker: build data, then `worker.js`. Call it after the
 * HTML post-processing and before the plugin's `onPostBuild`, which reads the script and the HTML of the app shell.
 */
export const writeWorkerScript = async ({
  publicFolder,
  pathPrefix = '',
  scripts = [],
  file = workerScriptFile,
}: WorkerScriptOptions): Promise<void> => {
  const addressOf = (name: string): string => `${pathPrefix}/${name}`;
  const precached: ThisSite['precached'] = [];
  const precache = (name: string, text: string): string => {
    const url = addressOf(name);
    precached.push({ url, revision: revisionOf(text) });
    return url;
  };
  const icon = join(publicFolder, 'favicon.svg');
  if (existsSync(icon)) precache('favicon.svg', await readFile(icon, 'utf8'));
  const pages = await stripOfflinePages(publicFolder);
  const offlinePages = Object.fromEntries(
    pages.map(([language, html]) => [
      language,
      precache(`${offlineFolder}/${language}/index.html`, html),
    ]),
  );
  // The names contain a content hash.
  for (const name of scripts) precache(name, name);
  const appData = await readFile(join(publicFolder, 'page-data/app-data.json'), 'utf8');
  const { webpackCompilationHash: build } = JSON.parse(appData) as {
    webpackCompilationHash: string;
  };
  const shellPath = addressOf(shellFile);
  const site: ThisSite = { build, pathPrefix, shellPath, offlinePages, precached };
  const worker = await readFile('offline/worker.js', 'utf8');
  await writeFile(file, `self.thisSite = ${JSON.stringify(site)};\n\n${worker}`);
};
