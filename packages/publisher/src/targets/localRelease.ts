import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { forEachYielding } from '../files/forEachYielding';
import { inParallel } from '../files/inParallel';
import { listFiles } from '../files/listFiles';
import { readJson } from '../files/readJson';
import { writeAtomic } from '../files/writeAtomic';
import type { Manifest } from '../releases/manifest';
import { releaseFiles } from '../releases/releaseFolder';
import { signedPartsFolder } from '../releases/signedFiles';
import { signatureName, signedManifestName } from '../releases/signRelease';
import { edgeRules, parseRedirects } from './edgeRules';
import { fileValue, hashOfObject, keysOfEntry } from './objectKeys';
import type { LocalRelease } from './types';

export type LocalReleaseOptions = {
  releasesFolder: string;
  /** Where hashes are kept, by the fingerprint of the built file. */
  hashesFile: string;
  immutableFiles?: RegExp;
  pathPrefix?: string;
  log: (line: string) => void;
};

type Hashes = Record<string, [source: string, hash: string]>;

const hashOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
};

const isCompressed = (file: string, files: Manifest): boolean =>
  /\.(?:br|gz)$/.test(file) && file.slice(0, -3) in files;

/** `_headers`, `_redirects` and their like: the hosts' own files. */
const isForHosts = (file: string): boolean => /^_[^/\\]*$/.test(file);

const readText = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });

/**
 * Reads releases of this machine for targets. Hashes only files that have changed since the last release: equal fingerprints of
 * the built file mean an equal file.
 */
export const localReleases = (
  options: LocalReleaseOptions,
): ((id: string) => Promise<LocalRelease>) => {
  const { releasesFolder, hashesFile, log } = options;
  const pathPrefix = (options.pathPrefix ?? '').replace(/\/+$/, '');
  let hashes: Hashes | undefined;
  const warned = new Set<string>();
  const warn = (line: string): void => {
    if (!warned.has(line)) log(line);
    warned.add(line);
  };

  return async (id) => {
    hashes ??= (await readJson<Hashes>(hashesFile).catch(() => undefined)) ?? {};
    const before = hashes;
    const { site, manifest } = releaseFiles(releasesFolder, id);
    const files = (await readJson<Manifest>(manifest)) ?? {};
    const signed = [signedManifestName, signatureName].filter((name) =>
      existsSync(join(site, name)),
    );
    const parts = await listFiles(join(site, signedPartsFolder));
    const next: Hashes = {};
    const changed: [file: string, source: string][] = [];
    await forEachYielding(Object.entries(files), ([file, { source }]) => {
      if (isForHosts(file) || isCompressed(file, files)) return;
      const known = before[file];
      if (/[\t\n\r]/.test(file))
        warn(`targets: ${JSON.stringify(file)} has no name for an address`);
      else if (known?.[0] === source) next[file] = known;
      else changed.push([file, source]);
    });
    // Made of the whole release, after its manifest.
    for (const name of signed) changed.push([name, `signed ${id}`]);
    for (const name of parts) {
      const path = `${signedPartsFolder}/${name}`;
      // By its content, so it never changes.
      const known = before[path];
      if (known === undefined) changed.push([path, 'part']);
      else next[path] = known;
    }
    const hashed = new Map<string, string>();
    await inParallel(changed, async ([file]) => {
      hashed.set(file, await hashOf(join(site, file)));
    });
    // In the order of the files, whichever was hashed first.
    for (const [file, source] of changed) next[file] = [source, hashed.get(file) ?? ''];
    hashes = next;

    const { entries, skipped } = parseRedirects(await readText(join(site, '_redirects')));
    for (const rule of skipped) warn(`targets: the edge follows no such redirect: ${rule}`);
    const keyOf = (file: string): string => `${pathPrefix}/${file.replaceAll('\\', '/')}`;
    const byHash = new Map<string, string[]>();
    await forEachYielding(Object.entries(next), ([file, [, hash]]) => {
      entries.set(keyOf(file), fileValue(hash, `${file}.br` in files, `${file}.gz` in files));
      const same = byHash.get(hash);
      if (same === undefined) byHash.set(hash, [file]);
      else same.push(file);
    });
    const fileOf = (object: string): string | undefined => {
      for (const file of byHash.get(hashOfObject(object)) ?? []) {
        const at = keysOfEntry(keyOf(file), entries.get(keyOf(file)) ?? '').indexOf(object);
        if (at >= 0) return at === 0 ? file : `${file}${object.slice(-'.br'.length)}`;
      }
      return undefined;
    };
    const rules = edgeRules(await readText(join(site, '_headers')), { ...options, pathPrefix });
    return {
      id,
      entries,
      rules: JSON.stringify(rules),
      read: (object) => {
        const file = fileOf(object);
        if (file === undefined) throw new Error(`The release ${id} has no object ${object}.`);
        return readFile(join(site, file));
      },
      keep: async () => {
        if (changed.splice(0).length === 0) return;
        await mkdir(dirname(hashesFile), { recursive: true });
        await writeAtomic(hashesFile, JSON.stringify(next));
      },
    };
  };
};
