import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { forEachYielding } from '../files/forEachYielding';
import { listFiles } from '../files/listFiles';
import { writeAtomic } from '../files/writeAtomic';
import { releaseFiles, type ReleaseMetadata } from './releaseFolder';
import { readPrivateKey, signBytes } from './signingKey';

/** The signed manifest and its signature, at the root of the site. */
export const signedManifestName = 'release-manifest.json';
export const signatureName = `${signedManifestName}.sig`;

export const signedManifest = z.object({
  format: z.literal(1),
  release: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  /** What the release was built from, as the project describes it. */
  source: z.record(z.string(), z.string()),
  /** SHA-256 by path relative to the site, in hexadecimal. */
  files: z.record(z.string(), z.string()),
});
export type SignedManifest = z.infer<typeof signedManifest>;

export type SignReleaseOptions = {
  releasesFolder: string;
  metadata: ReleaseMetadata;
  /** A release whose hashes are reused for files that both share by hard links. */
  previous: string | undefined;
  source: Readonly<Record<string, string>>;
  /** The Ed25519 key. */
  signingKey: string;
  /** As in the config of the publisher. */
  unlistedFiles?: RegExp;
};

const inodeOf = (file: string): number | undefined =>
  statSync(file, { throwIfNoEntry: false })?.ino;

const readHashes = async (file: string): Promise<Readonly<Record<string, string>>> => {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return (JSON.parse(text) as Partial<SignedManifest>).files ?? {};
};

/**
 * Writes the signed manifest of a release into its site: the hash of every file, and what it was built from. Only files that
 * changed since the previous release are read.
 */
export const signRelease = async (options: SignReleaseOptions): Promise<void> => {
  const { releasesFolder, metadata, previous, source, signingKey, unlistedFiles } = options;
  const { site } = releaseFiles(releasesFolder, metadata.id);
  const before = releaseFiles(releasesFolder, previous ?? metadata.id).site;
  const known = previous === undefined ? {} : await readHashes(join(before, signedManifestName));
  const files: Record<string, string> = {};
  const own: readonly string[] = [signedManifestName, signatureName];
  const paths = (await listFiles(site)).filter(
    (path) => !own.includes(path) && !unlistedFiles?.test(path),
  );
  await forEachYielding(paths, (path) => {
    const file = join(site, path);
    const hash = known[path];
    files[path] =
      hash !== undefined && inodeOf(join(before, path)) === inodeOf(file)
        ? hash
        : createHash('sha256').update(readFileSync(file)).digest('hex');
  });
  const { id: release, createdAt } = metadata;
  const manifest: SignedManifest = { format: 1, release, createdAt, source: { ...source }, files };
  const text = JSON.stringify(manifest);
  await writeAtomic(join(site, signedManifestName), text);
  const signature = signBytes(Buffer.from(text), readPrivateKey(signingKey));
  await writeAtomic(join(site, signatureName), `${signature}\n`);
};
