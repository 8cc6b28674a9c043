import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from '~/hosting/files/precompress';
import type * as finishPage from '~/hosting/html/postProcessPage';
import { postProcessHtml } from '~/hosting/html/postProcessHtml';

/** The pages that were read. */
let mockRead: string[];
jest.mock('~/hosting/html/postProcessPage', () => {
  const actual = jest.requireActual<typeof finishPage>('~/hosting/html/postProcessPage');
  const work: typeof actual.work = (order) => {
    const finish = actual.work(order);
    return (pages) => {
      mockRead.push(...pages.map(({ file }) => file));
      return finish(pages);
    };
  };
  return { ...actual, work };
});

let folder: string;
const at = (file: string) => join(folder, 'public', file);
const page = (title: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title><style data-emotion="css a">.a{color:red}</style>` +
  `</head><body><script>window.title=1</script></body></html>`;
const write = (file: string, text: string) => {
  mkdirSync(dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
};

const run = (additions: Readonly<Record<string, string>> = {}) =>
  postProcessHtml({
    publicFolder: join(folder, 'public'),
    manifestFile: join(folder, 'finished.json'),
    headElements: (file) => additions[file] ?? '',
  });

beforeEach(() => {
  mockRead = [];
  folder = mkdtempSync(join(tmpdir(), 'finish-'));
  write('us/index.html', page('us'));
  write('fr/index.html', page('fr'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('unchanged pages are not read again, and their hashes come from the manifest', async () => {
  const first = await run();
  expect(mockRead).toEqual(['fr/index.html', 'us/index.html']);
  mockRead = [];
  const second = await run();
  expect(mockRead).toEqual([]);
  expect(second).toEqual(first);
  expect(second.scripts.size).toBe(1);
});

test('only a page that was written is processed', async () => {
  await run();
  mockRead = [];
  write('us/index.html', page('us again'));
  await run();
  expect(mockRead).toEqual(['us/index.html']);
  expect(readFileSync(at('us/index.html'), 'utf8')).toContain('rel="stylesheet"');
});

test('a page with another modification time is read again, and not written if it is processed already', async () => {
  await run();
  mockRead = [];
  utimesSync(at('fr/index.html'), new Date(0), new Date(0));
  await run();
  expect(mockRead).toEqual(['fr/index.html']);
  expect(statSync(at('fr/index.html')).mtimeMs).toBe(0);
});

test('only the page whose head elements change is processed again', async () => {
  await run();
  mockRead = [];
  await run({ 'fr/index.html': 'new' });
  expect(mockRead).toEqual(['fr/index.html']);
  mockRead = [];
  await run({ 'fr/index.html': 'new' });
  expect(mockRead).toEqual([]);
});

test('a page of which only the head elements change equals one that is made with them', async () => {
  const alternate = '<link rel="alternate" hreflang="fr" href="/fr/idées"/>';
  const preload = '<link rel="preload" data-needed as="script" href="/app.js"/>';
  const script = '<script src="/app.js"></script></body>';
  const html = page('أفكار – 思')
    .replace('<html lang="en">', '<html lang="ar" data-system-fonts="">')
    .replace('</body>', script);
  write('app.js', 'run()');
  write('ae/index.html', html);
  await run({ 'ae/index.html': preload });
  await run({ 'ae/index.html': alternate + preload });
  const changed = readFileSync(at('ae/index.html'), 'utf8');
  write('ae/index.html', html);
  await run({ 'ae/index.html': alternate + preload });
  expect(changed).toBe(readFileSync(at('ae/index.html'), 'utf8'));
  expect(changed).toContain('<title>أفكار – 思</title>');
  expect(changed).toMatch(
    /href="\/fr\/idées".*href="\/app\.js" integrity=".*data-writing.*<\/head>/s,
  );
  await run({ 'ae/index.html': preload });
  expect(readFileSync(at('ae/index.html'), 'utf8')).toBe(changed.replace(alternate, ''));
});

test('text that is not ASCII stays as it is, in pages, style sheets, hashes and elements of the head', async () => {
  const script = 'say("é 思")';
  const html = page('Größe').replace('.a{color:red}', '.a::after{content:"→"}');
  write('fr/index.html', html.replace('</body>', `<p>مرحبا – 思</p><script>${script}</script>$&`));
  const { scripts } = await run({ 'fr/index.html': '<meta content="à">' });
  const processed = readFileSync(at('fr/index.html'), 'utf8');
  for (const text of ['<title>Größe', '<p>مرحبا – 思</p>', script, '<meta content="à"></head>']) {
    expect(processed).toContain(text);
  }
  const [, sheet = ''] = /href="\/(styles\/\w+\.css)"/.exec(processed) ?? [];
  expect(readFileSync(at(sheet), 'utf8')).toBe('.a::after{content:"→"}');
  expect(scripts.get(`sha256-${createHash('sha256').update(script).digest('base64')}`)).toBe(
    script,
  );
});

test('a page that is written is compressed at once, and the compression of the site compresses it only if it changes again', async () => {
  const compressedPagesFile = join(folder, 'compressed-pages.json');
  const finish = () =>
    postProcessHtml({
      publicFolder: join(folder, 'public'),
      manifestFile: join(folder, 'finished.json'),
      compressedPagesFile,
    });
  const compressSite = () =>
    precompress(join(folder, 'public'), join(folder, 'precompressed.json'), {
      pagesFile: compressedPagesFile,
    });
  const decoded = () => [
    brotliDecompressSync(readFileSync(at('us/index.html.br'))).toString(),
    gunzipSync(readFileSync(at('us/index.html.gz'))).toString(),
  ];
  write('us/index.html', page('us').replace('</body>', `<p>${'text '.repeat(99)}</p>$&`));
  await finish();
  const finished = readFileSync(at('us/index.html'), 'utf8');
  expect(decoded()).toEqual([finished, finished]);
  const { unchanged } = await compressSite();
  expect(unchanged).toBe(1);
  expect(existsSync(compressedPagesFile)).toBe(false);
  expect(await compressSite()).toMatchObject({ compressed: 0 });

  write('us/index.html', page('us').replace('</body>', `<p>${'new '.repeat(99)}</p>$&`));
  await finish();
  write('us/index.html', `${readFileSync(at('us/index.html'), 'utf8')}<!-- again -->`);
  expect(await compressSite()).toMatchObject({ compressed: 1 });
  expect(decoded()[0]).toContain('<!-- again -->');
  expect(decoded()[1]).toBe(decoded()[0]);
});

test('a style sheet that no page has any more is removed with its compressed copies, and no other', async () => {
  const sheets = () => readdirSync(at('styles')).sort();
  await run();
  const [shared = ''] = sheets();
  for (const ending of ['.br', '.gz']) write(`styles/${shared}${ending}`, 'compressed');
  write('fr/index.html', page('fr').replace('red', 'blue'));
  await run();
  expect(sheets()).toHaveLength(4);
  expect(sheets()).toEqual(expect.arrayContaining([shared, `${shared}.br`, `${shared}.gz`]));
  write('us/index.html', page('us').replace('red', 'blue'));
  await run();
  expect(sheets()).toHaveLength(1);
  expect(sheets()).not.toContain(shared);
});

test('deleted pages leave the manifest', async () => {
  await run();
  rmSync(at('fr'), { recursive: true });
  await run();
  expect(readFileSync(join(folder, 'finished.json'), 'utf8')).not.toContain('fr/index.html');
});

describe('slices', () => {
  const place = (name: string) =>
    `<slice-start id="${name}"></slice-start><slice-end id="${name}"></slice-end>`;
  const slice = (name: string, text: string) => write(`_gatsby/slices/${name}.html`, text);
  const read = (file: string) => readFileSync(at(file), 'utf8');

  beforeEach(() => {
    for (const country of ['us', 'fr']) {
      slice(`header-${country}`, `<header>${country}</header>`);
      write(
        `${country}/index.html`,
        page(country).replace('<body>', `$&${place(`header-${country}`)}`),
      );
    }
  });

  test('are inlined between the markers of Gatsby', async () => {
    await run();
    expect(read('us/index.html')).toContain(
      '<!-- slice-start id="header-us" --><header>us</header><!-- slice-end id="header-us" -->',
    );
    expect(read('us/index.html')).not.toContain('<slice-');
  });

  test('are replaced, with their styles, only in the pages that contain a changed one', async () => {
    await run();
    mockRead = [];
    await run();
    expect(mockRead).toEqual([]);
    slice(
      'header-fr',
      '<style data-emotion="css b">.b{top:0}</style><header class="b">new</header>',
    );
    await run();
    expect(mockRead).toEqual(['fr/index.html']);
    const html = read('fr/index.html');
    expect(html).toContain('id="header-fr" --><header class="b">new</header><!-- slice-end');
    expect(html).toContain('data-emotion="css b"></style>');
    const [, sheet = ''] = /data-styles="" href="\/([^"]+)"/.exec(html) ?? [];
    expect(read(sheet)).toBe('.a{color:red}.b{top:0}');
  });

  test('have no null bytes', async () => {
    slice('header-us', '<header>P\0áginas</header>');
    await run();
    expect(read('us/index.html')).toContain('<header>Páginas</header>');
  });

  test('may be nested', async () => {
    slice('header-us', `<header>${place('menu')}</header>`);
    slice('menu', '<nav>menu</nav>');
    await run();
    expect(read('us/index.html')).toContain('<nav>menu</nav>');
    mockRead = [];
    slice('menu', '<nav>other</nav>');
    await run();
    expect(mockRead).toEqual(['us/index.html']);
    expect(read('us/index.html')).toMatch(/<header>.*<nav>other<\/nav>.*<\/header>/);
  });

  test('that are missing are named in the error, with the page', async () => {
    rmSync(at('_gatsby/slices/header-us.html'));
    await expect(run()).rejects.toThrow('us/index.html cannot be processed: the slice "header-us"');
  });
});

test('a thousand pages have the same result in a worker process', async () => {
  const names = Array.from({ length: 1_000 }, (_, index) => `p/${index}/index.html`);
  for (const name of names) write(name, page(name));
  const hashes = await run();
  expect(mockRead.length).toBeLessThan(1_000);
  expect([hashes.scripts.size, hashes.styles.size]).toEqual([1, 0]);
  const sheet = /href="(\/styles\/[^"]+)"/.exec(readFileSync(at('us/index.html'), 'utf8'))?.[1];
  for (const name of names) {
    expect(readFileSync(at(name), 'utf8')).toContain(`<title>${name}</title>`);
    expect(readFileSync(at(name), 'utf8')).toContain(`href="${sheet}"`);
  }
  mockRead = [];
  expect(await run()).toEqual(hashes);
  expect(mockRead).toEqual([]);
});
