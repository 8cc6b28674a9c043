import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { listFilesSync } from '~/hosting/files/fileFingerprints';
import { precompress } from '~/hosting/files/precompress';

let folder: string;
const text = 'contour lines '.repeat(100);
const at = (file: string) => join(folder, 'public', file);
const run = () => precompress(join(folder, 'public'), join(folder, 'precompressed.json'));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'precompress-'));
  mkdirSync(at('us'), { recursive: true });
  writeFileSync(at('us/index.html'), text);
  writeFileSync(at('app.js'), text);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('precompress', () => {
  it('compresses large pages better than others', async () => {
    const page = Array.from({ length: 6000 }, (_, index) => `<li>Office ${index ** 2}</li>`).join(
      '',
    );
    writeFileSync(at('index.html'), page);
    await run();
    const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
    expect(statSync(at('index.html.br')).size).toBeLessThan(
      brotliCompressSync(page, { params }).length,
    );
  });

  it('writes a brotli and a gzip file', async () => {
    writeFileSync(at('small.json'), '{}');
    writeFileSync(at('picture.webp'), text);
    expect(await run()).toEqual({ compressed: 2, unchanged: 0 });
    expect(brotliDecompressSync(readFileSync(at('app.js.br'))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(at('us/index.html.gz'))).toString()).toBe(text);
    expect([existsSync(at('small.json.br')), existsSync(at('picture.webp.br'))]).toEqual([
      false,
      false,
    ]);
  });

  it('takes a list of the files of a folder for its own', async () => {
    const listed = () => ({ name: 'us', files: listFilesSync(at('us')) });
    const withList = () =>
      precompress(join(folder, 'public'), join(folder, 'precompressed.json'), { listed: listed() });
    expect(await withList()).toEqual({ compressed: 2, unchanged: 0 });
    expect(gunzipSync(readFileSync(at('us/index.html.gz'))).toString()).toBe(text);
    expect(await run()).toEqual({ compressed: 0, unchanged: 2 });
    renameSync(at('us/index.html'), at('us/other.html'));
    expect(await withList()).toEqual({ compressed: 1, unchanged: 1 });
    expect(listed().files.sort()).toEqual(['other.html', 'other.html.br', 'other.html.gz']);
  });

  it('skips unchanged files, and restores missing copies', async () => {
    await run();
    const old = new Date(0);
    for (const file of ['app.js.br', 'us/index.html.br']) utimesSync(at(file), old, old);
    rmSync(at('app.js.gz'));
    writeFileSync(at('us/index.html'), text);
    expect(await run()).toEqual({ compressed: 1, unchanged: 1 });
    expect(statSync(at('us/index.html.br')).mtimeMs).toBe(0);
    expect(existsSync(at('app.js.gz'))).toBe(true);
    writeFileSync(at('app.js'), `${text}!`);
    expect(await run()).toEqual({ compressed: 1, unchanged: 1 });
    expect(brotliDecompressSync(readFileSync(at('app.js.br'))).toString()).toBe(`${text}!`);
  });

  it('never uses the compressed copy of another file with the same name', async () => {
    await run();
    const old = new Date(1000);
    for (const file of ['app.js.br', 'app.js.gz']) utimesSync(at(file), old, old);
    renameSync(at('app.js'), at('app-2.js'));
    writeFileSync(at('us/index.html'), `${text}!`);
    writeFileSync(at('other.html'), text);
    expect(await run()).toEqual({ compressed: 3, unchanged: 0 });
    for (const [file, content] of [
      ['app-2.js', text],
      ['other.html', text],
      ['us/index.html', `${text}!`],
    ] as const) {
      expect(brotliDecompressSync(readFileSync(at(`${file}.br`))).toString()).toBe(content);
      expect(gunzipSync(readFileSync(at(`${file}.gz`))).toString()).toBe(content);
    }
    expect(existsSync(at('app.js.br'))).toBe(false);
  });

  it('removes compressed copies of deleted files and of files that became small', async () => {
    await run();
    rmSync(at('us/index.html'));
    writeFileSync(at('app.js'), 'x');
    await run();
    expect(
      ['us/index.html.br', 'us/index.html.gz', 'app.js.br'].map((file) => existsSync(at(file))),
    ).toEqual([false, false, false]);
  });

  it('compresses a thousand files in worker processes', async () => {
    const names = Array.from({ length: 1_000 }, (_, index) => `us/${index}.json`);
    for (const name of names) writeFileSync(at(name), `${name} ${text}`);
    expect(await run()).toEqual({ compressed: 1_002, unchanged: 0 });
    for (const name of names) {
      expect(brotliDecompressSync(readFileSync(at(`${name}.br`))).toString()).toBe(
        `${name} ${text}`,
      );
      expect(gunzipSync(readFileSync(at(`${name}.gz`))).toString()).toBe(`${name} ${text}`);
    }
    expect(await run()).toEqual({ compressed: 0, unchanged: 1_002 });
  });
});
