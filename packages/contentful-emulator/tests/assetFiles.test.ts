import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { findFile } from '../src/assets/findFile';
import { sendRequest } from './support/sendRequest';
import {
  cleanUp,
  makeClient,
  makeFolder,
  smallExportFile,
  startSmallSpace,
} from './support/smallSpace';

afterEach(cleanUp);

const write = (file: string, text: string) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

test.each([
  ['images.ctfassets.net/s/a/t/x.png', '//images.ctfassets.net/s/a/t/x.png'],
  ['images.ctfassets.net/s/a/t/a b.png', 'https://images.ctfassets.net/s/a/t/a%20b.png'],
  ['images.ctfassets.net/s/a/t/a%20b.png', '//images.ctfassets.net/s/a/t/a%20b.png'],
  ['assets/images.ctfassets.net/s/x.png', '//images.ctfassets.net/s/x.png'],
  ['assets/x.png', '//localhost/deep/x.png'],
  ['pictures/x.png', 'pictures/x.png'],
])('finds %s for %s', (file, url) => {
  const folder = makeFolder();
  write(join(folder, file), 'x');
  expect(findFile(folder, url)).toBe(join(folder, file));
});

test.each(['//host/../../secret', '//host/%2e%2e/%2e%2e/secret', '../secret', '/../secret'])(
  'finds no file outside the folder for %s',
  (url) => {
    const folder = makeFolder();
    write(join(folder, 'secret'), 'x');
    expect(findFile(join(folder, 'inside'), url)).toBeUndefined();
  },
);

const copySpace = () => {
  const folder = makeFolder();
  cpSync(resolve(dirname(smallExportFile)), folder, { recursive: true });
  return { folder, exportFile: join(folder, 'small.json') };
};

test('warns about a missing asset file and responds with 404', async () => {
  const { folder, exportFile } = copySpace();
  rmSync(join(folder, 'assets.ctfassets.net'), { recursive: true });
  const lines: string[] = [];
  const server = await startSmallSpace({ exportFile, log: (line) => lines.push(line) });
  expect(lines).toEqual([
    `asset "report": its file //assets.ctfassets.net/smallspace/report/0e1f/report.pdf is missing next to ${exportFile}, so its URL responds with 404; export with --download-assets`,
  ]);
  expect(server.warnings).toEqual(lines);
  const { fields } = await makeClient(server).getAsset('report');
  const path = (fields.file?.url ?? '').replace(`//${server.host}`, '');
  expect((await sendRequest(server, path)).status).toBe(404);
});

test('a changed asset file changes its URL and the content version', async () => {
  const { folder, exportFile } = copySpace();
  const urlOf = async () => {
    const server = await startSmallSpace({ exportFile });
    const { fields } = await makeClient(server).getAsset('mark');
    const url = (fields.file?.url ?? '').replace(server.host, '');
    const version = server.contentVersion();
    await server.close();
    return { url, version };
  };
  const before = await urlOf();
  expect(await urlOf()).toEqual(before);
  const file = join(folder, 'images.ctfassets.net/smallspace/mark/0c1d/mark.svg');
  writeFileSync(file, readFileSync(file, 'utf8').replace('#1f6f5c', '#ff0000'));
  const after = await urlOf();
  expect(after.url).not.toBe(before.url);
  expect(after.version).not.toBe(before.version);
});
