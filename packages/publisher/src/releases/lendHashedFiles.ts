import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isImmutable } from './isImmutable';
import type { Manifest, ManifestFile } from './manifest';
import { releaseFiles } from './releaseFolder';

/**
 * Adds to a release the hashed files of another that it lacks, for tabs that were opened on that one. Nothing that a
 * release has is changed: such a name stands for one content only.
 */
export const lendHashedFiles = (
  releasesFolder: string,
  from: string,
  to: string,
  { immutableFiles, now = Date.now() }: { immutableFiles?: RegExp; now?: number } = {},
): void => {
  const lender = releaseFiles(releasesFolder, from);
  const borrower = releaseFiles(releasesFolder, to);
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const lent: Record<string, ManifestFile> = {};
  for (const [file, { source }] of Object.entries(read(lender.manifest))) {
    const target = join(borrower.site, file);
    if (!isImmutable(file, immutableFiles) || existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    linkSync(join(lender.site, file), target);
    lent[file] = { source, goneAt: now };
  }
  if (Object.keys(lent).length === 0) return;
  // The release that follows takes them along too.
  const part = `${borrower.manifest}.part`;
  writeFileSync(part, JSON.stringify({ ...read(borrower.manifest), ...lent }));
  renameSync(part, borrower.manifest);
};
