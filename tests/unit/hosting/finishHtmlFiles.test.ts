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
import { finishHtmlFiles } from '../../../hosting/html/finishHtmlFiles';

let folder: string;
const at = (file: string) => join(folder, 'public', file);
const page = (title: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title><style data-emotion="css a">.a{color:red}</style>` +
  `</head><body><script>window.title=1</script></body></html>`;
const write = (file: string, text: string) => {
  mkdirSync(dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
};

let prepared: string[];
const run = (additions: Readonly<Record<string, string>> = {}) =>
  finishHtmlFiles({
    publicFolder: join(folder, 'public'),
    manifestFile: join(folder, 'finished.json'),
    additionOf: (file) => additions[file] ?? '',
    prepare: (html) => {
      prepared.push(/<title>(.*?)</.exec(html)?.[1] ?? '');
      return html;
    },
  });

beforeEach(() => {
  prepared = [];
  folder = mkdtempSync(join(tmpdir(), 'finish-'));
  write('us/index.html', page('us'));
  write('fr/index.html', page('fr'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('pages that nobody has written since are not read again, and their hashes are known all the same', async () => {
  const first = await run();
  expect(prepared.sort()).toEqual(['fr', 'us']);
  prepared = [];
  const second = await run();
  expect(prepared).toEqual([]);
  expect(second).toEqual(first);
  expect(second.scripts.size).toBe(1);
});

test('a page that was written is finished, alone', async () => {
  await run();
  prepared = [];
  write('us/index.html', page('us again'));
  await run();
  expect(prepared).toEqual(['us again']);
  expect(readFileSync(at('us/index.html'), 'utf8')).toContain('rel="stylesheet"');
});

test('a page whose time differs is read again, and left as it is where it is finished', async () => {
  await run();
  prepared = [];
  utimesSync(at('fr/index.html'), new Date(0), new Date(0));
  await run();
  expect(prepared).toEqual(['fr']);
  expect(statSync(at('fr/index.html')).mtimeMs).toBe(0);
});

test('a page is finished anew, alone, when what is put into it changes', async () => {
  await run();
  prepared = [];
  await run({ 'fr/index.html': 'new' });
  expect(prepared).toEqual(['fr']);
  prepared = [];
  await run({ 'fr/index.html': 'new' });
  expect(prepared).toEqual([]);
});

test('pages that are gone are forgotten', async () => {
  await run();
  rmSync(at('fr'), { recursive: true });
  await run();
  expect(readFileSync(join(folder, 'finished.json'), 'utf8')).not.toContain('fr/index.html');
});
