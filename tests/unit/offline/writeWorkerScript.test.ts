import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { writeWorkerScript, type ThisSite } from '~/offline/writeWorkerScript';

const shell = 'offline-plugin-app-shell-fallback/index.html';

let folder: string;

const write = (files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
};
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

/** What the script finds when it starts, and the script itself. */
const written = async (pathPrefix?: string): Promise<{ site: ThisSite; script: string }> => {
  const file = join(folder, 'worker.js');
  await writeWorkerScript({ publicFolder: folder, pathPrefix, scripts: ['head-45.js'], file });
  const [head = '', ...script] = read('worker.js').split('\n\n');
  const self: { thisSite?: ThisSite } = {};
  runInNewContext(head, { self });
  if (self.thisSite === undefined) throw new Error('The script does not set self.thisSite.');
  return { site: self.thisSite, script: script.join('\n\n') };
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'worker-'));
  write({
    [shell]: 'shell',
    'offline/fr/index.html':
      '<link as="script" rel="preload" href="/app-1.js"/><p>Hors ligne</p><script src="/app-1.js"></script>',
    'page-data/app-data.json': '{"webpackCompilationHash":"0123"}',
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the script knows its build and its pages, and is the one that is kept in the project', async () => {
  const { site, script } = await written();
  expect(site).toEqual({
    build: '0123',
    pathPrefix: '',
    shellPath: `/${shell}`,
    offlinePages: { fr: '/offline/fr/index.html' },
    precached: [
      { url: '/offline/fr/index.html', revision: expect.any(String) },
      { url: '/head-45.js', revision: expect.any(String) },
    ],
  });
  expect(script).toBe(readFileSync('offline/worker.js', 'utf8'));
});

test('a page for no network has no scripts', async () => {
  await written();
  expect(read('offline/fr/index.html')).toBe('<p>Hors ligne</p>');
});

test('the page of a language that is gone is not kept', async () => {
  mkdirSync(join(folder, 'offline/de'));
  expect(Object.keys((await written()).site.offlinePages)).toEqual(['fr']);
});

test('a page that changed has another revision, and the same one the same', async () => {
  const revision = async (text: string) => {
    write({ 'offline/fr/index.html': text });
    return (await written()).site.precached[0]?.revision;
  };
  const first = await revision('one');
  expect(await revision('two')).not.toBe(first);
  expect(await revision('one')).toBe(first);
});

test('the icon is kept ahead where there is one', async () => {
  write({ 'favicon.svg': '<svg/>' });
  expect((await written()).site.precached.map(({ url }) => url)).toEqual([
    '/favicon.svg',
    '/offline/fr/index.html',
    '/head-45.js',
  ]);
});

test('below a path prefix every address has it', async () => {
  write({ 'favicon.svg': '<svg/>' });
  const { site } = await written('/preview');
  expect(site.shellPath).toBe(`/preview/${shell}`);
  expect(site.offlinePages).toEqual({ fr: '/preview/offline/fr/index.html' });
  expect(site.precached.map(({ url }) => url)).toEqual([
    '/preview/favicon.svg',
    '/preview/offline/fr/index.html',
    '/preview/head-45.js',
  ]);
});
