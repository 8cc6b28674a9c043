import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { forEachYielding } from '../files/forEachYielding';
import { listFiles } from '../files/listFiles';
import { writeAtomic } from '../files/writeAtomic';
import { releaseFiles, type ReleaseMetadata } from './releaseFolder';
import { filesOfSegments, readSegments, segmentFiles, signedPartsFolder } from './signedFiles';
import { readPrivateKey, signBytes } from './signingKey';

/** The signed manifest and its signature, at the root of the site. */
export const signedManifestName = 'release-manifest.json';
export const signatureName = `${signedManifestName}.sig`;

export const signedManifest = z.object({
  format: z.literal(2),
  release: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  /** What the release was built from, as the project describes it. */
  source: z.record(z.string(), z.string()),
  /** Newest first: the hash of a file is that of the first segment that has its path. Parts are named by their SHA-256. */
  segments: z.array(z.object({ count: z.number(), parts: z.array(z.string()) })),
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

/** The manifest of a release on this machine, without parts if it has none of this format. */
const readLocal = async (site: string): Promise<Awaited<ReturnType<typeof readSegments>>> => {
  const text = await readFile(join(site, signedManifestName), 'utf8').catch(() => '{}');
  const { data } = signedManifest.safeParse(JSON.parse(text));
  const read = (path: string): Promise<string> => readFile(join(site, path), 'utf8');
  return readSegments(data?.segments ?? [], read).catch(() => []);
};

/**
 * Writes the signed manifest of a release into its site: the hash of every file, and what it was built from. Only files that
 * changed since the previous release are read, and parts of the manifest that have not changed are shared with it.
 */
export const signRelease = async (options: SignReleaseOptions): Promise<void> => {
  const { releasesFolder, metadata, previous, source, signingKey, unlistedFiles } = options;
  const { site } = releaseFiles(releasesFolder, metadata.id);
  const before = releaseFiles(releasesFolder, previous ?? metadata.id).site;
  const segmentsBefore = previous === undefined ? [] : await readLocal(before);
  const known = filesOfSegments(segmentsBefore);
  const files: Record<string, string> = {};
  const own: readonly string[] = [signedManifestName, signatureName];
  const paths = (await listFiles(site)).filter(
    (path) =>
      !own.includes(path) &&
      !path.startsWith(`${signedPartsFolder}/`) &&
      !unlistedFiles?.test(path),
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
  const { segments, texts } = segmentFiles(files, segmentsBefore);
  mkdirSync(join(site, signedPartsFolder), { recursive: true });
  for (const path of segments.flatMap(({ parts }) => parts)) {
    const text = texts.get(path);
    if (text !== undefined) await writeFile(join(site, path), text);
    else if (!existsSync(join(site, path))) linkSync(join(before, path), join(site, path));
  }
  const manifest: SignedManifest = {
    format: 2,
    ...{ release, createdAt, source: { ...source } },
    segments: segments.map(({ count, parts }) => ({ count, parts: [...parts] })),
  };
  const text = JSON.stringify(manifest);
  await writeAtomic(join(site, signedManifestName), text);
  const signature = signBytes(Buffer.from(text), readPrivateKey(signingKey));
  await writeAtomic(join(site, signatureName), `${signature}\n`);
};
