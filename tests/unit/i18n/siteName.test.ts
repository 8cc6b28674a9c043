import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const sourcesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|tsx|css)$/.test(name))
    .map((name) => join(folder, name));

test('the name of the site stands in one source file, which reads the setting', () => {
  const naming = ['src', 'gatsby', 'hosting', 'offline', 'plugins', 'search-index']
    .flatMap((folder) => sourcesOf(resolve(folder)))
    .filter((file) => readFileSync(file, 'utf8').includes('Talvane'))
    .map((file) => file.slice(resolve('.').length + 1));
  expect(naming).toEqual(['src/i18n/siteName.ts']);
});

describe('with SITE_NAME', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-name-'));
  beforeAll(() => {
    process.env.SITE_NAME = 'Norde';
    jest.resetModules();
  });
  afterAll(() => {
    delete process.env.SITE_NAME;
    rmSync(folder, { recursive: true });
  });

  test('structured data have that name', async () => {
    const { organization } = await import('~/gatsby/structured-data/organization');
    const facts = { absolute: (path: string) => path, localCode: 'en' };
    expect(organization(facts)).toMatchObject({ name: 'Norde' });
  });

  test('the web app manifest has that name', async () => {
    const file = join(folder, 'manifest.webmanifest');
    writeFileSync(file, readFileSync('static/manifest.webmanifest'));
    const { writeWebManifest } = await import('~/gatsby/post-build/writeWebManifest');
    await writeWebManifest(folder);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      name: 'Norde',
      short_name: 'Norde',
      start_url: './',
    });
  });
});
