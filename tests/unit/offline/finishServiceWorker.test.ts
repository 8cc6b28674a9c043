import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { finishServiceWorker } from '../../../offline/finishServiceWorker';

const worker = (entries: readonly object[]) =>
  `importScripts("workbox-v4.3.1/workbox-sw.js");
self.__precacheManifest = ${JSON.stringify(entries, null, 2)}.concat(self.__precacheManifest || []);
workbox.precaching.precacheAndRoute(self.__precacheManifest, {});
`;
const shell = 'offline-plugin-app-shell-fallback/index.html';
const plugins = worker([{ url: 'app-1.js' }, { url: shell, revision: 'of-the-plugin' }]);

let folder: string;

const write = (files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
};
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

/** What the worker finds when it starts. */
const started = () => {
  const self: { thisSite?: unknown; __precacheManifest?: { url: string; revision?: string }[] } =
    {};
  const head = read('sw.js').split('\n').slice(1, 3).join('\n');
  runInNewContext(head, { self });
  return { site: self.thisSite, entries: self.__precacheManifest ?? [] };
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'worker-'));
  write({
    'sw.js': plugins,
    [shell]: '<link rel="stylesheet" data-styles="" href="/styles/1.css"/>shell',
    'offline/fr/index.html':
      '<link as="script" rel="preload" href="/app-1.js"/><p>Hors ligne</p><script src="/app-1.js"></script>',
    'page-data/app-data.json': '{"webpackCompilationHash":"0123"}',
    'workbox-v4.3.1/workbox-sw.js': '',
    'workbox-v4.3.1/workbox-core.prod.js': '',
    'workbox-v4.3.1/workbox-core.dev.js': '',
    'workbox-v4.3.1/workbox-core.prod.js.map': '',
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the worker knows its build, its pages, and the styles that left them', async () => {
  await finishServiceWorker({ publicFolder: folder });
  const { site, entries } = started();
  expect(site).toEqual({
    build: '0123',
    pathPrefix: '',
    shellPath: `/${shell}`,
    offlinePages: { fr: '/offline/fr/index.html' },
  });
  expect(entries.map(({ url }) => url)).toEqual([
    '/app-1.js',
    `/${shell}`,
    '/styles/1.css',
    '/offline/fr/index.html',
  ]);
});

test('a page for no network has no scripts', async () => {
  await finishServiceWorker({ publicFolder: folder });
  expect(read('offline/fr/index.html')).toBe('<p>Hors ligne</p>');
});

test('a shell that changed after the plugin saw it has another revision, the same one the same', async () => {
  const revision = async (html: string) => {
    write({ 'sw.js': plugins, [shell]: html });
    await finishServiceWorker({ publicFolder: folder });
    return started().entries.find(({ url }) => url === `/${shell}`)?.revision;
  };
  const first = await revision('one');
  expect(first).not.toBe('of-the-plugin');
  expect(await revision('two')).not.toBe(first);
  expect(await revision('one')).toBe(first);
});

test('below a path prefix every address has it', async () => {
  await finishServiceWorker({ publicFolder: folder, pathPrefix: '/preview' });
  const { entries } = started();
  expect(entries.map(({ url }) => url)).toEqual([
    '/preview/app-1.js',
    `/preview/${shell}`,
    '/styles/1.css',
    '/preview/offline/fr/index.html',
  ]);
});

test('only the libraries that a worker imports are published', async () => {
  await finishServiceWorker({ publicFolder: folder });
  expect(existsSync(join(folder, 'workbox-v4.3.1/workbox-core.prod.js'))).toBe(true);
  expect(existsSync(join(folder, 'workbox-v4.3.1/workbox-core.dev.js'))).toBe(false);
  expect(existsSync(join(folder, 'workbox-v4.3.1/workbox-core.prod.js.map'))).toBe(false);
});

test('a worker of another kind stops the build', async () => {
  write({ 'sw.js': 'self.skipWaiting();' });
  await expect(finishServiceWorker({ publicFolder: folder })).rejects.toThrow(
    'public/sw.js has no precache manifest: has gatsby-plugin-offline changed?',
  );
});
