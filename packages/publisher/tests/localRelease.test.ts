import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { releaseFiles } from '../src/releases/releaseFolder';
import { signatureName, signedManifestName, signRelease } from '../src/releases/signRelease';
import { makeKeyPair } from '../src/releases/signingKey';
import { localReleases } from '../src/targets/localRelease';
import { objectKeysOf } from '../src/targets/objectKeys';

const folder = mkdtempSync(join(tmpdir(), 'local-release-'));
afterAll(() => rmSync(folder, { recursive: true }));

const make = async (id: string, isSigned: boolean) => {
  const { site, manifest } = releaseFiles(folder, id);
  mkdirSync(site, { recursive: true });
  writeFileSync(join(site, 'index.html'), '<p>Home</p>');
  mkdirSync(dirname(manifest), { recursive: true });
  writeFileSync(manifest, JSON.stringify({ 'index.html': { source: 'a', copy: 'b' } }));
  if (!isSigned) return;
  const metadata = { id, createdAt: 0, pageCount: 1 };
  const { privateKey: signingKey } = makeKeyPair();
  await signRelease({
    releasesFolder: folder,
    metadata,
    previous: undefined,
    source: {},
    signingKey,
  });
};

test('a signed manifest and its signature are part of what targets get', async () => {
  const read = localReleases({
    releasesFolder: folder,
    hashesFile: join(folder, 'hashes.json'),
    log: () => undefined,
  });
  await make('000001-a', false);
  await make('000002-b', true);
  expect([...(await read('000001-a')).entries.keys()]).toEqual(['/index.html']);
  const { entries } = await read('000002-b');
  expect([...entries.keys()].sort()).toEqual([
    '/index.html',
    `/${signedManifestName}`,
    `/${signatureName}`,
    expect.stringMatching(/^\/release-manifest\/[0-9a-f]{64}\.txt$/),
  ]);
});

test('objects are read from their files, and hashes are kept for the next start', async () => {
  const hashesFile = join(folder, 'kept.json');
  const options = { releasesFolder: folder, hashesFile, log: () => undefined };
  const { site, manifest } = releaseFiles(folder, '000003-c');
  const files = { 'a/index.html': 'A', 'b/index.html': 'A', 'b/index.html.br': 'a', 'c.gz': 'C' };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), text);
  }
  const stamps = Object.keys(files).map((path) => [path, { source: `of ${path}` }]);
  writeFileSync(manifest, JSON.stringify(Object.fromEntries(stamps)));

  const release = await localReleases(options)('000003-c');
  const read = async (objects: readonly string[]) =>
    Promise.all(objects.map(async (key) => [extname(key), String(await release.read(key))]));
  const objects = [...objectKeysOf(release.entries)];
  expect(await read(objects)).toEqual([
    ['.html', 'A'],
    ['.br', 'a'],
    ['.gz', 'C'],
  ]);
  expect(() => release.read(`objects/${'0'.repeat(64)}.html`)).toThrow('has no object');

  expect(existsSync(hashesFile)).toBe(false);
  await release.keep?.();
  // The file is another one, but has the fingerprint of the one that was hashed.
  writeFileSync(join(site, 'c.gz'), 'changed');
  const again = await localReleases(options)('000003-c');
  expect(again.entries).toEqual(release.entries);
});

test('releases that are read one after the other are as each read alone', async () => {
  const options = { releasesFolder: folder, log: () => undefined };
  const reader = localReleases({ ...options, hashesFile: join(folder, 'one.json') });
  const releases: Record<string, string>[] = [
    { 'a.html': 'A', 'a.html.br': 'a', 'b.txt': 'B', 'c.gz': 'C', _redirects: '/old /a 301' },
    { 'a.html': 'A2', 'a.html.br': 'a2', 'a.html.gz': 'a3', 'b.txt': 'B', c: 'base', 'c.gz': 'C' },
    { 'a.html.br': 'a2', 'b.txt': 'B', 'b.txt.br': 'b', 'c.gz': 'C' },
    { 'a.html': 'A', 'd.txt': 'B', _redirects: '/older /a 301' },
  ];
  for (const [at, files] of releases.entries()) {
    const id = `00001${at}-x`;
    const { site, manifest } = releaseFiles(folder, id);
    mkdirSync(site, { recursive: true });
    for (const [path, text] of Object.entries(files)) writeFileSync(join(site, path), text);
    const stamps = Object.entries(files).map(([path, text]) => [path, { source: text }]);
    writeFileSync(manifest, JSON.stringify(Object.fromEntries(stamps)));
    const { entries, read } = await reader(id);
    const alone = await localReleases({ ...options, hashesFile: join(folder, 'none.json') })(id);
    expect(new Map([...entries].sort())).toEqual(new Map([...alone.entries].sort()));
    for (const object of objectKeysOf(entries))
      expect(String(await read(object))).toBe(String(await alone.read(object)));
  }
});
