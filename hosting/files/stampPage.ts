import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Work } from '../worker-pool/openWorker';
import { fingerprintOf } from './fileFingerprints';

type PageData = { result?: { build?: string } };

/** The folder of the page data, and the build id. */
export type StampOptions = { folder: string; build: string };

/** The fingerprint of the file, and whether it was written. */
export type StampedPage = { fingerprint: string; isNew: boolean };

/** Writes the build id into page data files. Files that have it already are not written. */
export const work: Work<StampOptions, string, StampedPage> = ({ folder, build }) => {
  // Synchronously, as in fileFingerprints.ts.
  const stampPage = (name: string): StampedPage => {
    const file = join(folder, name);
    const data = JSON.parse(readFileSync(file, 'utf8')) as PageData;
    const isNew = data.result?.build !== build;
    if (isNew) writeFileSync(file, JSON.stringify({ ...data, result: { ...data.result, build } }));
    return { fingerprint: fingerprintOf(file), isNew };
  };
  return (names) => Promise.resolve(names.map(stampPage));
};
