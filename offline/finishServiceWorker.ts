import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withoutScripts } from './withoutScripts';

type PrecacheEntry = { url: string; revision?: string };

/** The page that the application fills where a page was seen before and there is no network. */
const shellFile = 'offline-plugin-app-shell-fallback/index.html';

/** Where `createOfflinePages` puts what is shown where a page was never seen: a folder for each language. */
export const offlineFolder = 'offline';

const manifest = /self\.__precacheManifest = (\[[\s\S]*?\n\])(?=\.concat)/;
const styleLink = /<link rel="stylesheet" data-styles="" href="([^"]*)"\/?>/;

/** Of the libraries that the plugin copies, those that a worker in production may import; none is about analytics. */
const neededLibrary = /^workbox-(?:sw|(?!offline-ga)[a-z-]+\.prod)\.js$/;

const dropLibraries = async (publicFolder: string): Promise<void> => {
  const folders = (await readdir(publicFolder)).filter((name) => name.startsWith('workbox-v'));
  for (const folder of folders.map((name) => join(publicFolder, name))) {
    for (const name of await readdir(folder)) {
      if (!neededLibrary.test(name)) await rm(join(folder, name));
    }
  }
};

export type FinishServiceWorkerOptions = { publicFolder: string; pathPrefix?: string };

/**
 * Gives the service worker what is known only once every page is finished: what its shell is now, with the styles that were
 * moved out of it, the pages that are shown without a network, and which build it belongs to.
 *
 * @throws Error when the worker is not the one that gatsby-plugin-offline 6 writes.
 */
export const finishServiceWorker = async ({
  publicFolder,
  pathPrefix = '',
}: FinishServiceWorkerOptions): Promise<void> => {
  const workerFile = join(publicFolder, 'sw.js');
  const worker = await readFile(workerFile, 'utf8');
  const [, list] = manifest.exec(worker) ?? [];
  if (list === undefined) {
    throw new Error('public/sw.js has no precache manifest: has gatsby-plugin-offline changed?');
  }
  const entries = new Map(
    (JSON.parse(list) as PrecacheEntry[])
      .map(({ url, ...entry }) => ({ ...entry, url: `${pathPrefix}/${url.replace(/^\//, '')}` }))
      .map((entry) => [entry.url, entry]),
  );
  const revise = (file: string, bytes: string): void => {
    const revision = createHash('sha256').update(bytes).digest('hex').slice(0, 20);
    entries.set(`${pathPrefix}/${file}`, { url: `${pathPrefix}/${file}`, revision });
    const [, styles] = styleLink.exec(bytes) ?? [];
    if (styles !== undefined) entries.set(styles, { url: styles });
  };

  revise(shellFile, await readFile(join(publicFolder, shellFile), 'utf8'));
  const icon = join(publicFolder, 'favicon.svg');
  if (existsSync(icon)) revise('favicon.svg', await readFile(icon, 'utf8'));
  const offlinePages: Record<string, string> = {};
  const folder = join(publicFolder, offlineFolder);
  for (const language of existsSync(folder) ? (await readdir(folder)).sort() : []) {
    const file = `${offlineFolder}/${language}/index.html`;
    const written = await readFile(join(publicFolder, file), 'utf8');
    const page = withoutScripts(written);
    if (page !== written) await writeFile(join(publicFolder, file), page);
    revise(file, page);
    offlinePages[language] = `${pathPrefix}/${file}`;
  }

  const appData = await readFile(join(publicFolder, 'page-data/app-data.json'), 'utf8');
  const { webpackCompilationHash: build } = JSON.parse(appData) as Record<string, string>;
  const site = { build, pathPrefix, shellPath: `${pathPrefix}/${shellFile}`, offlinePages };
  const head = `self.thisSite = ${JSON.stringify(site)};\nself.__precacheManifest = ${JSON.stringify([...entries.values()])}`;
  await writeFile(
    workerFile,
    worker.replace(manifest, () => head),
  );
  await dropLibraries(publicFolder);
};
