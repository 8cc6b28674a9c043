import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parse } from 'node-html-parser';
import { releaseFiles, switchRelease } from 'static-site-publisher/releases';
import {
  localReleases,
  objectTarget,
  refreshEdges,
  writeEdgeFiles,
  type ReleaseTarget,
} from 'static-site-publisher/targets';
import { publisherConfig } from '../../publishing/publisherConfig';
import { startEdgeNginx, whyNoEdgeNginx, type EdgeNginx } from '../../scripts/servers/edgeNginx';
import {
  startObjectStore,
  storeEnvironment,
  whyNoObjectStore,
  type LocalObjectStore,
} from '../../scripts/servers/objectStore';
import { changedBytes, openStore } from './support/targetSite';
import { makeVersion, pagePaths } from './support/versions';

const missing = whyNoObjectStore() ?? whyNoEdgeNginx();
if (missing) console.warn(`Without an edge: ${missing}`);
const testWithEdge = missing ? test.skip : test;
const clientCount = Number(process.env.CLIENTS || 8);
/** Milliseconds that a client waits after each page. */
const clientPause = Number(process.env.CLIENT_PAUSE || 0);
const switches = Number(process.env.EDGE_SWITCHES || 15);
const grace = 5000;

const siteFolder = mkdtempSync(join(tmpdir(), 'edge-'));
const releasesFolder = join(siteFolder, '.publishing/releases');
/** Two stores, each with nginx as its edge; the Worker reads the first. */
const stores: { store: LocalObjectStore; target: ReleaseTarget }[] = [];
const edges: EdgeNginx[] = [];
let nginxOrigin: string;
let worker: ChildProcess;
let workerOrigin: string;
let previous: string | undefined;
let version = 0;
const read = localReleases({
  releasesFolder,
  hashesFile: join(siteFolder, 'hashes.json'),
  immutableFiles: publisherConfig.immutableFiles,
  log: () => undefined,
});

/** Makes the next release and pushes it to both stores; what the pushes have done, and the bytes that have changed for each. */
const publish = async () => {
  const before = previous;
  version += 1;
  const id = await makeVersion(siteFolder, releasesFolder, version, before);
  switchRelease(releasesFolder, id);
  previous = id;
  const release = await read(id);
  const results = await Promise.all(stores.map(({ target }) => target.push(release)));
  const siteOf = (name: string): string => releaseFiles(releasesFolder, name).site;
  const changed = before === undefined ? 0 : await changedBytes(siteOf(before), siteOf(id));
  if (before !== undefined) rmSync(join(releasesFolder, before), { recursive: true });
  const sum = (part: 'uploadedBytes' | 'manifestBytes'): number =>
    results.reduce((bytes, result) => bytes + result[part], 0);
  return {
    uploadedBytes: sum('uploadedBytes'),
    manifestBytes: sum('manifestBytes'),
    changed: changed * stores.length,
  };
};

/** Starts a store with an empty target. */
const startStore = async (name: string): Promise<void> => {
  const store = await startObjectStore(['site']);
  Object.assign(process.env, storeEnvironment(store.endpoint));
  const target = objectTarget({
    name,
    store: await openStore(`s3://site/www?endpoint=${store.endpoint}`),
    folder: join(siteFolder, `target-${name}`),
    keep: 3,
    grace,
  });
  stores.push({ store, target });
};

/** What the edges of a store read. */
const addressOf = ({ store }: { store: LocalObjectStore }): string =>
  `${store.readable('site')}/www`;

beforeAll(async () => {
  if (missing) return;
  mkdirSync(releasesFolder, { recursive: true });
  await startStore('first');
  await startStore('second');
  await publish();
  for (const [index, store] of stores.entries()) {
    edges.push(await startEdgeNginx(addressOf(store), join(siteFolder, `nginx-${index}`)));
  }
  const [edge] = edges;
  const [first] = stores;
  if (!edge || !first) throw new Error('no edge');
  nginxOrigin = edge.origin;
  const address = addressOf(first);
  writeEdgeFiles(address, join(siteFolder, 'worker'));
  worker = spawn(
    process.execPath,
    ['tests/publishing/support/workerServer.mjs', join(siteFolder, 'worker'), address],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (!worker.stdout) throw new Error('no output');
  const [port] = (await once(worker.stdout, 'data')) as [Buffer];
  workerOrigin = `http://127.0.0.1:${String(port).trim()}`;
});
afterAll(async () => {
  if (missing) return;
  worker.kill();
  for (const edge of edges) await edge.stop();
  for (const { target, store } of stores) {
    target.close();
    await store.stop();
  }
  rmSync(siteFolder, { recursive: true });
});

const get = async (origin: string, path: string): Promise<string> => {
  const response = await fetch(`${origin}${path}`);
  const body = await response.text();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return body;
};

const versionsIn = (text: string, pattern: RegExp): string =>
  [...new Set([...text.matchAll(pattern)].map(([, found]) => found))].join();

/** Loads a page with its script and style sheet; throws where they are not of one build. */
const loadPage = async (origin: string, path: string): Promise<string> => {
  const html = await get(origin, path);
  const shown = versionsIn(html, /[vV]ersion (\d+)/g);
  const root = parse(html);
  const script = root.querySelector('script[src]');
  const source = await get(origin, script?.getAttribute('src') ?? '/none');
  const integrity = `sha384-${createHash('sha384').update(source).digest('base64')}`;
  if (script?.getAttribute('integrity') !== integrity) throw new Error('integrity does not hold');
  const style = root.querySelector('link[data-styles]')?.getAttribute('href') ?? '/none';
  const parts = [
    versionsIn(source, /version=(\d+)/g),
    versionsIn(await get(origin, style), /--v:(\d+)/g),
  ];
  if (parts.some((part) => part !== shown)) throw new Error(`page ${shown}, parts ${parts.join()}`);
  return shown;
};

describe('an edge before an object store', () => {
  testWithEdge.each(['nginx', 'the Worker'])(
    '%s answers as the host of the site does',
    async (name) => {
      const origin = name === 'nginx' ? nginxOrigin : workerOrigin;
      const ask = (path: string, headers: Record<string, string> = {}) =>
        fetch(`${origin}${path}`, { redirect: 'manual', headers });
      const page = await ask('/us/en/home');
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('Version 1');
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
      const etag = page.headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[0-9a-f]{32}(-br|-gz)?"$/);
      const again = await ask('/us/en/home', { 'if-none-match': `"x", W/${etag}` });
      expect([again.status, await again.text()]).toEqual([304, '']);

      const [, script = ''] = /src="(\/app-[^"]+)"/.exec(await get(origin, '/us/en/home')) ?? [];
      const answer = await ask(script);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);

      const locations = ['/us', '/US/?a=1', '/us/en/home/', '/us/en/home/index.html'].map(
        async (path) => {
          const { status, headers } = await ask(path);
          return [status, headers.get('location')];
        },
      );
      expect(await Promise.all(locations)).toEqual([
        [301, '/us/en/home'],
        [301, '/us/en/home?a=1'],
        [301, '/us/en/home'],
        [301, '/us/en/home'],
      ]);
      for (const path of ['/no/page', '/_headers', '/_redirects', '/objects/x', '/current.json']) {
        const none = await ask(path);
        expect([path, none.status, (await none.text()).includes('Not found')]).toEqual([
          path,
          404,
          true,
        ]);
      }
      expect((await fetch(origin, { method: 'POST' })).status).toBe(405);
      const head = await fetch(`${origin}/`, { method: 'HEAD' });
      expect([head.status, await head.text()]).toEqual([200, '']);
      const part = await ask('/us/en/home', { range: 'bytes=0-14', 'accept-encoding': 'identity' });
      expect([part.status, await part.text()]).toEqual([206, '<!doctype html>']);
    },
  );

  testWithEdge.each(['br', 'gzip', 'identity', 'br;q=0, gzip'])(
    'nginx serves the compressed file of the build: %s',
    async (accepted) => {
      const page = await fetch(nginxOrigin, { headers: { 'accept-encoding': accepted } });
      const encoding = { br: 'br', gzip: 'gzip', 'br;q=0, gzip': 'gzip' }[accepted] ?? null;
      expect(page.headers.get('content-encoding')).toBe(encoding);
      expect(page.headers.get('vary')).toBe('Accept-Encoding');
      expect(await page.text()).toContain('Version 1');
    },
  );

  testWithEdge('nginx shows a release at once when it is told of it', async () => {
    const edge = new URL(nginxOrigin).origin;
    const refresh = refreshEdges([edge], (line) => {
      throw new Error(line);
    });
    for (let round = 0; round < 3; round++) {
      let isOver = false;
      // The edge has a copy of the pointer all the time.
      const visits = (async () => {
        while (!isOver) {
          await get(nginxOrigin, '/us/en/home');
          await wait(50);
        }
      })();
      await publish();
      await refresh();
      expect(await get(nginxOrigin, '/us/en/home')).toContain(`Version ${version}`);
      isOver = true;
      await visits;
    }
    expect((await fetch(`${edge}/_edge_refresh`)).status).toBe(405);
  });

  testWithEdge(
    'never fails nor mixes builds while releases are switched',
    async () => {
      let isOver = false;
      const origins = [...edges.map(({ origin }) => origin), workerOrigin];
      const seen = origins.map(() => new Set<string>());
      let loads = 0;
      // Visitors of one edge; the stores switch at different moments.
      const browse = async (client: number): Promise<void> => {
        const edgeNumber = client % origins.length;
        const path = pagePaths[Math.floor(client / origins.length) % pagePaths.length] ?? '/';
        while (!isOver) {
          seen[edgeNumber]?.add(await loadPage(origins[edgeNumber] ?? '', path));
          loads += 1;
          if (clientPause > 0) await wait(clientPause);
        }
      };
      const clients = Promise.all(
        Array.from({ length: clientCount }, (_, client) => browse(client)),
      ).finally(() => {
        isOver = true;
      });
      const first = version;
      const started = Date.now();
      let slowest = 0;
      const total = { uploadedBytes: 0, manifestBytes: 0, changed: 0 };
      try {
        while (version - first < switches && !isOver) {
          const began = Date.now();
          const { uploadedBytes, manifestBytes, changed } = await publish();
          slowest = Math.max(slowest, Date.now() - began);
          total.uploadedBytes += uploadedBytes;
          total.manifestBytes += manifestBytes;
          total.changed += changed;
          if (process.env.EDGE_SWITCHES && (version - first) % 20 === 0) {
            const figures = {
              switches: version - first,
              loads,
              seen: seen.map(({ size }) => size),
              slowest,
              ...total,
            };
            process.stderr.write(`${Date.now() - started} ms: ${JSON.stringify(figures)}\n`);
          }
        }
        // An edge keeps the name of the release for a second; a busy machine takes longer to load pages.
        const everyEdgeShows = () => seen.every((versions) => versions.has(String(version)));
        const end = Date.now() + 30_000;
        while (!everyEdgeShows() && !isOver && Date.now() < end) await wait(100);
        isOver = true;
        await clients;
        for (const versions of seen) {
          expect(versions).toContain(String(version));
          expect(versions.size).toBeGreaterThan(Math.min(switches / 5, 200));
        }
        for (const origin of origins) {
          expect(await loadPage(origin, '/us/en/home')).toBe(String(version));
        }
      } finally {
        isOver = true;
        await clients.catch(() => undefined);
      }
    },
    60_000 + switches * 15_000,
  );
});
