import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isImmutable } from './isImmutable';
import type { Manifest, ManifestFile } from './manifest';
import { releaseFiles } from './releaseFolder';

/**
 * Adds the missing hashed files of another release to a release, for tabs that were opened on the other one. Changes no
 * existing file, since a hashed name identifies its content.
 */
export const retainOldAssets = (
  releasesFolder: string,
  from: string,
  to: string,
  { immutableFiles, now = Date.now() }: { immutableFiles?: RegExp; now?: number } = {},
): void => {
  const older = releaseFiles(releasesFolder, from);
  const newer = releaseFiles(releasesFolder, to);
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const retained: Record<string, ManifestFile> = {};
  for (const [file, { source }] of Object.entries(read(older.manifest))) {
    const target = join(newer.site, file);
    if (!isImmutable(file, immutableFiles) || existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    linkSync(join(older.site, file), target);
    retained[file] = { source, goneAt: now };
  }
  if (Object.keys(retained).length === 0) return;
  // The next release retains them as well.
  const part = `${newer.manifest}.part`;
  writeFileSync(part, JSON.stringify({ ...read(newer.manifest), ...retained }));
  renameSync(part, newer.manifest);
};
