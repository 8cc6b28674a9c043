import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { RedirectTableError, writeRedirects } from '~/redirects/writeRedirects';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'redirects-'));
  mkdirSync(join(folder, 'table/rules'), { recursive: true });
  writeFileSync(join(folder, 'table/external-hosts.txt'), '# jobs\njobs.talvane.example\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, 'table/rules', name), text);
  }
  return writeRedirects({
    publicFolder: join(folder, 'public'),
    hostingFolder: join(folder, '.hosting'),
    tableFolder: join(folder, 'table'),
    pagePaths: ['/us/en/home'],
  });
};

describe('writeRedirects', () => {
  it('writes the files for hosts and browsers', async () => {
    const { ruleCount, skipped, warnings } = await write({
      'a.txt': '/us /us/en/home\n/jobs https://jobs.talvane.example/us\n',
    });
    expect([ruleCount, skipped, warnings]).toEqual([2, [], []]);
    expect(readFileSync(join(folder, 'public/_redirects'), 'utf8')).toContain(
      '/us  /us/en/home  301\n',
    );
    expect(readdirSync(join(folder, 'public/redirects'))).toHaveLength(256);
    expect(readFileSync(join(folder, '.hosting/nginx/redirects.conf'), 'utf8')).toContain(
      '"/us" "/us/en/home$is_args$args";',
    );
  });

  it('skips a rule whose target is no page of this build, and names its line', async () => {
    const { ruleCount, skipped } = await write({ 'a.txt': '/us /us/en/home\n/x /us/en/gone\n' });
    expect(ruleCount).toBe(1);
    expect(skipped).toEqual([
      `${join(folder, 'table/rules/a.txt')}:2: "/us/en/gone" is no page of the website: name a page that exists.`,
    ]);
  });

  it('skips rules of countries that have no page, with one line for all', async () => {
    const { ruleCount, skipped, absent } = await write({
      'a.txt': '/us /us/en/home\n/x /us/en/gone\n/germany /de/de/home\n',
      'b.txt': '/france /fr/fr/home\n/france/news /fr/fr/insights#all\n',
    });
    expect(ruleCount).toBe(1);
    expect(skipped).toHaveLength(1);
    expect(absent).toBe(
      '3 redirects are skipped because the space has no page of these countries: de, fr. Their rules stay in redirects/rules (a.txt 1, b.txt 2) for when it has.',
    );
  });

  it('rejects an invalid table, and names every fault of every file', async () => {
    const failure = await write({ 'a.txt': '/us\n', 'b.txt': '/a /b\n/b /a\n' }).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(RedirectTableError);
    const { problems } = failure as RedirectTableError;
    expect(problems.map(({ file = '', line }) => [basename(file), line])).toEqual([
      ['a.txt', 1],
      ['b.txt', 1],
      ['b.txt', 2],
    ]);
  });
});
