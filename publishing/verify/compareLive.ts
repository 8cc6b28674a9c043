import { createHash } from 'node:crypto';
import { inParallel } from 'static-site-publisher/files';
import {
  signatureName,
  signedManifestName,
  signedPartsFolder,
} from 'static-site-publisher/releases';
import { hostOnlyFiles } from '../../hosting/files/hostOnlyFiles';
import type { LiveSite } from './fetchLive';

export type LiveDifference = { path: string; what: string };

/** Files that hosts read and do not serve, and those about the release itself. */
const notCompared: readonly string[] = [...hostOnlyFiles, signedManifestName, signatureName];

/** Copies that hosts serve in place of a file; not all of them serve them by their own names. */
const isCompressed = (path: string): boolean => /\.(?:br|gz)$/.test(path);

export const isCompared = (path: string): boolean =>
  !notCompared.includes(path) && !path.startsWith(`${signedPartsFolder}/`);

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Requests at once. */
const lanes = 8;

/** The live files that differ from those of these hashes, in the order of their paths. */
export const compareLive = async (
  live: LiveSite,
  files: Readonly<Record<string, string>>,
): Promise<LiveDifference[]> => {
  const differences: LiveDifference[] = [];
  const check = async (path: string): Promise<void> => {
    const bytes = await live.read(path).catch((error: Error) => `cannot be read: ${error.message}`);
    if (Buffer.isBuffer(bytes)) {
      if (sha256(bytes) !== files[path]) differences.push({ path, what: 'differs' });
    } else if (!isCompressed(path)) differences.push({ path, what: bytes });
  };
  await inParallel(Object.keys(files).filter(isCompared), check, lanes);
  return differences.sort((one, other) => (one.path < other.path ? -1 : 1));
};
