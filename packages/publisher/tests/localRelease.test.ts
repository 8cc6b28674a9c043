import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { releaseFiles } from '../src/releases/releaseFolder';
import { signatureName, signedManifestName, signRelease } from '../src/releases/signRelease';
import { makeKeyPair } from '../src/releases/signingKey';
import { localReleases } from '../src/targets/localRelease';

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
