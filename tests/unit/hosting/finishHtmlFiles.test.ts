import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type * as finishPage from '../../../hosting/html/finishPage';
import { finishHtmlFiles } from '../../../hosting/html/finishHtmlFiles';

/** The pages that were read. */
let mockRead: string[];
jest.mock('../../../hosting/html/finishPage', () => {
  const actual = jest.requireActual<typeof finishPage>('../../../hosting/html/finishPage');
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
  finishHtmlFiles({
    publicFolder: join(folder, 'public'),
    manifestFile: join(folder, 'finished.json'),
    endOfHead: (file) => additions[file] ?? '',
  });

beforeEach(() => {
  mockRead = [];
  folder = mkdtempSync(join(tmpdir(), 'finish-'));
  write('us/index.html', page('us'));
  write('fr/index.html', page('fr'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('pages that nobody has written since are not read again, and their hashes are known all the same', async () => {
  const first = await run();
  expect(mockRead).toEqual(['fr/index.html', 'us/index.html']);
  mockRead = [];
  const second = await run();
  expect(mockRead).toEqual([]);
  expect(second).toEqual(first);
  expect(second.scripts.size).toBe(1);
});

test('a page that was written is finished, alone', async () => {
  await run();
  mockRead = [];
  write('us/index.html', page('us again'));
  await run();
  expect(mockRead).toEqual(['us/index.html']);
  expect(readFileSync(at('us/index.html'), 'utf8')).toContain('rel="stylesheet"');
});

test('a page whose time differs is read again, and left as it is where it is finished', async () => {
  await run();
  mockRead = [];
  utimesSync(at('fr/index.html'), new Date(0), new Date(0));
  await run();
  expect(mockRead).toEqual(['fr/index.html']);
  expect(statSync(at('fr/index.html')).mtimeMs).toBe(0);
});

test('a page is finished anew, alone, when what is put into it changes', async () => {
  await run();
  mockRead = [];
  await run({ 'fr/index.html': 'new' });
  expect(mockRead).toEqual(['fr/index.html']);
  mockRead = [];
  await run({ 'fr/index.html': 'new' });
  expect(mockRead).toEqual([]);
});

test('pages that are gone are forgotten', async () => {
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

  test('come into pages where Gatsby has left their place', async () => {
    await run();
    expect(read('us/index.html')).toContain(
      '<!-- slice-start id="header-us" --><header>us</header><!-- slice-end id="header-us" -->',
    );
    expect(read('us/index.html')).not.toContain('<slice-');
  });

  test('are put anew, with their styles, into the pages that show one that has changed, and no others', async () => {
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

  test('have none of the zero bytes that React leaves between buffers', async () => {
    slice('header-us', '<header>P\0áginas</header>');
    await run();
    expect(read('us/index.html')).toContain('<header>Páginas</header>');
  });

  test('may hold others', async () => {
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

  test('that are not there are named, with the page', async () => {
    rmSync(at('_gatsby/slices/header-us.html'));
    await expect(run()).rejects.toThrow('us/index.html cannot be finished: the slice "header-us"');
  });
});

test('a thousand pages come out as one by one, in the other process too', async () => {
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
