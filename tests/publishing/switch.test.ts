import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { rollBack, switchRelease } from 'static-site-publisher/releases';
import { startSiteServer } from '../../hosting/startSiteServer';
import { publisherConfig } from '../../publishing/publisherConfig';
import { startNginx, whyNoNginx } from '../../scripts/servers/nginx';
import { makeVersion, pagePaths } from './support/versions';

const clientCount = Number(process.env.CLIENTS ?? 50);
const switches = Number(process.env.SWITCHES ?? 10);
const siteFolder = mkdtempSync(join(tmpdir(), 'switch-'));
const releasesFolder = join(siteFolder, '.publishing/releases');
const current = join(releasesFolder, 'current');
const versions: string[] = [];

beforeAll(async () => {
  mkdirSync(releasesFolder, { recursive: true });
  for (let version = 1; version <= switches + 1; version += 1) {
    versions.push(await makeVersion(siteFolder, releasesFolder, version, versions.at(-1)));
  }
  switchRelease(releasesFolder, versions[0] ?? '');
});
afterAll(() => rmSync(siteFolder, { recursive: true }));

type Server = { origin: string; stop: () => Promise<void> };

const servers: [string, () => Promise<Server>][] = [
  [
    'the local server',
    async () => {
      const server = await startSiteServer({
        folder: join(current, 'site'),
        port: 0,
        submissionsFolder: join(siteFolder, 'submissions'),
      });
      return { origin: server.origin, stop: server.close };
    },
  ],
];
const missing = whyNoNginx();
if (missing) console.warn(`Without nginx: ${missing}`);
else {
  servers.push([
    'nginx',
    () =>
      startNginx({
        root: join(current, 'site'),
        confFolder: join(current, 'nginx'),
        workFolder: join(siteFolder, 'nginx'),
      }),
  ]);
}

const get = async (origin: string, path: string): Promise<string> => {
  const response = await fetch(`${origin}${path}`);
  const body = await response.text();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return body;
};

const versionsIn = (text: string, pattern: RegExp): Set<string | undefined> =>
  new Set([...text.matchAll(pattern)].map(([, found]) => found));

/** Loads a page with all that it names, as a browser does; throws where parts are not of one build. */
const loadPage = async (origin: string, path: string): Promise<number> => {
  const html = await get(origin, path);
  const shown = [...versionsIn(html, /[vV]ersion (\d+)/g)];
  if (shown.length !== 1) throw new Error(`a page of versions ${shown.join()}`);
  const root = parse(html);
  const script = root.querySelector('script[src]');
  const source = await get(origin, script?.getAttribute('src') ?? '/none');
  const integrity = `sha384-${createHash('sha384').update(source).digest('base64')}`;
  if (script?.getAttribute('integrity') !== integrity) throw new Error('integrity does not hold');
  const style = await get(
    origin,
    root.querySelector('link[data-styles]')?.getAttribute('href') ?? '/',
  );
  const parts = [versionsIn(source, /version=(\d+)/g), versionsIn(style, /--v:(\d+)/g)];
  for (const found of parts) {
    if ([...found].join() !== shown[0])
      throw new Error(`page ${shown[0]}, part ${[...found].join()}`);
  }
  // Page data are requested by the page's name. Gatsby's runtime compares the hash of their build with its own, and
  // loads the page again where it differs: what is shown is of one build either way.
  const data = JSON.parse(await get(origin, `/page-data${path}/page-data.json`)) as {
    version: number;
    webpackCompilationHash: string;
    text: string;
  };
  const versions = new Set(data.text.trim().split(' '));
  if ([...versions].join() !== String(data.version)) throw new Error('page data of several builds');
  const isSameBuild = String(data.version) === shown[0];
  const hash = /app-([0-9a-f]+)\.js/.exec(html)?.[1];
  if ((data.webpackCompilationHash === hash) !== isSameBuild) throw new Error('a mix goes unseen');
  return isSameBuild ? data.version : loadPage(origin, path);
};

test.each(servers)(
  '%s never fails nor mixes builds while releases are switched',
  async (_name, start) => {
    const server = await start();
    let isOver = false;
    const seen = new Set<number>();
    let loads = 0;
    const browse = async (client: number): Promise<void> => {
      while (!isOver) {
        seen.add(await loadPage(server.origin, pagePaths[client % pagePaths.length] ?? '/'));
        loads += 1;
      }
    };
    const clients = Promise.all(
      Array.from({ length: clientCount }, (_, index) => browse(index)),
    ).finally(() => {
      isOver = true;
    });
    try {
      for (const [count, id] of versions.slice(1).entries()) {
        switchRelease(releasesFolder, id);
        if (count % 5 === 4) rollBack(releasesFolder, undefined, publisherConfig.immutableFiles);
        // Each release is seen by someone before the next.
        const before = loads;
        while (loads < before + clientCount && !isOver) {
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      }
      isOver = true;
      await clients;
      expect(seen.size).toBeGreaterThan(switches / 2);
    } finally {
      isOver = true;
      await clients.catch(() => undefined);
      await server.stop();
    }
  },
);
