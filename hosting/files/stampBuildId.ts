import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInPool } from '../worker-pool/runInPool';
import { listFilesSync, fingerprintOf } from './fileFingerprints';
import { readManifest, writeManifest } from './manifest';
import { work } from './stampPage';

export type StampBuildIdOptions = {
  /** The built site. */
  publicFolder: string;
  /** The manifest of fingerprints; the next build reads only files written since. */
  manifestFile: string;
  /** The files of its folder `page-data`, where they have been listed. */
  pageDataFiles?: readonly string[];
};

type Fingerprints = Record<string, string>;

/**
 * Writes the build id into the data file of each page. Gatsby reads the build id from `app-data.json`, in a separate
 * request: a deployment or a network failure between the two requests would make new page data pass for old.
 *
 * @returns the number of files written.
 */
export const stampBuildId = async ({
  publicFolder,
  manifestFile,
  pageDataFiles,
}: StampBuildIdOptions): Promise<number> => {
  const folder = join(publicFolder, 'page-data');
  const appData = await readFile(join(folder, 'app-data.json'), 'utf8');
  const { webpackCompilationHash: build } = JSON.parse(appData) as {
    webpackCompilationHash: string;
  };
  const known = (await readManifest<Fingerprints>(manifestFile, build)) ?? {};
  const fingerprints: Fingerprints = {};
  const unknown: string[] = [];
  const files = pageDataFiles ?? listFilesSync(folder);
  for (const name of files.filter((file) => file.endsWith('page-data.json'))) {
    const fingerprint = fingerprintOf(join(folder, name));
    if (known[name] === fingerprint) fingerprints[name] = fingerprint;
    else unknown.push(name);
  }
  const stamped = await runInPool({
    module: 'hosting/files/stampPage.ts',
    work,
    options: { folder, build },
    items: unknown,
    taskOf: (name) => name,
  });
  for (const [name, { fingerprint }] of stamped) fingerprints[name] = fingerprint;
  await writeManifest(manifestFile, build, fingerprints);
  return [...stamped.values()].filter(({ isNew }) => isNew).length;
};
