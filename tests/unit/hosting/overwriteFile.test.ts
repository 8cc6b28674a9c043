import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { overwriteFile } from '~/hosting/files/overwriteFile';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'overwrite-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('overwriteFile', () => {
  it('creates a file, and leaves nothing of a longer one', () => {
    const file = join(folder, 'page.html');
    for (const content of ['Lines of an office in Łódź', 'Short', Buffer.from([1, 2, 3]), '']) {
      overwriteFile(file, content);
      expect(readFileSync(file)).toEqual(Buffer.from(content));
    }
  });

  it('throws for a folder that is not there', () => {
    expect(() => overwriteFile(join(folder, 'none/page.html'), 'text')).toThrow('ENOENT');
  });
});
