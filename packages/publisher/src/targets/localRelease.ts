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

/** By path: the fingerprint of the built file, and the SHA-256 of its content. */
type Hashes = Map<string, readonly [source: string, hash: string]>;

/** What the last release that was read has. */
type Known = {
  /** Fingerprints by path, those of compressed variants included. */
  sources: ReadonlyMap<string, string>;
  hashes: Hashes;
  entries: ReadonlyMap<string, string>;
};

const hashOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
};

const endings = ['.br', '.gz'] as const;

const isCompressed = (file: string, sources: ReadonlyMap<string, string>): boolean =>
  /\.(?:br|gz)$/.test(file) && sources.has(file.slice(0, -3));

/** `_headers`, `_redirects` and their like: the hosts' own files. */
const isForHosts = (file: string): boolean => /^_[^/\\]*$/.test(file);

const readText = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });

/** The paths whose entry may differ from that of the last release. */
const affectedPaths = async (
  before: ReadonlyMap<string, string>,
  sources: ReadonlyMap<string, string>,
): Promise<Set<string>> => {
  const affected = new Set<string>();
  const add = (file: string): void => {
    affected.add(file);
    // The entry of a file names its variants, which have none themselves while the file is there.
    affected.add(file.replace(/\.(?:br|gz)$/, ''));
    for (const ending of endings) affected.add(`${file}${ending}`);
  };
  await forEachYielding(sources, ([file, source]) => {
    if (before.get(file) !== source) add(file);
  });
  await forEachYielding(before.keys(), (file) => {
    if (!sources.has(file)) add(file);
  });
  return affected;
};

/**
 * Reads releases of this machine for targets. Hashes only files that have changed since the last release: equal fingerprints of
 * the built file mean an equal file. Of the others it compares the fingerprints alone.
 */
export const localReleases = (
  options: LocalReleaseOptions,
): ((id: string) => Promise<LocalRelease>) => {
  const { releasesFolder, hashesFile, log } = options;
  const pathPrefix = (options.pathPrefix ?? '').replace(/\/+$/, '');
  const keyOf = (file: string): string => `${pathPrefix}/${file.replaceAll('\\', '/')}`;
  let known: Known | undefined;
  const warned = new Set<string>();
  const warn = (line: string): void => {
    if (!warned.has(line)) log(line);
    warned.add(line);
  };

  const readHashes = async (): Promise<Hashes> => {
    const kept = await readJson<Record<string, [string, string]>>(hashesFile).catch(
      () => undefined,
    );
    return new Map(Object.entries(kept ?? {}));
  };

  /** The fingerprints of what targets get of a release. */
  const readSources = async (id: string): Promise<Map<string, string>> => {
    const { site, manifest } = releaseFiles(releasesFolder, id);
    const sources = new Map<string, string>();
    const files = (await readJson<Manifest>(manifest)) ?? {};
    await forEachYielding(Object.entries(files), ([file, { source }]) => {
      if (isForHosts(file)) return;
      if (/[\t\n\r]/.test(file))
        warn(`targets: ${JSON.stringify(file)} has no name for an address`);
      else sources.set(file, source);
    });
    // Made of the whole release, after its manifest.
    for (const name of [signedManifestName, signatureName])
      if (existsSync(join(site, name))) sources.set(name, `signed ${id}`);
    // By its content, so it never changes.
    for (const name of await listFiles(join(site, signedPartsFolder)))
      sources.set(`${signedPartsFolder}/${name}`, 'part');
    return sources;
  };

  return async (id) => {
    const { site } = releaseFiles(releasesFolder, id);
    const sources = await readSources(id);
    const { hashes: before, entries: entriesBefore } = known ?? {
      hashes: await readHashes(),
      entries: new Map<string, string>(),
    };
    const affected = await affectedPaths(known?.sources ?? new Map(), sources);
    const hashes = new Map(known && before);
    const fileEntries = new Map(entriesBefore);
    const unhashed: string[] = [];
    const present: string[] = [];
    for (const file of affected) {
      const source = sources.get(file);
      const isEntry = source !== undefined && !isCompressed(file, sources);
      const hash = before.get(file);
      if (!isEntry) {
        hashes.delete(file);
        fileEntries.delete(keyOf(file));
        continue;
      }
      present.push(file);
      if (hash?.[0] === source) hashes.set(file, hash);
      else unhashed.push(file);
    }
    await inParallel(unhashed, async (file) => {
      hashes.set(file, [sources.get(file) ?? '', await hashOf(join(site, file))]);
    });
    await forEachYielding(present, (file) => {
      const [, hash] = hashes.get(file) ?? ['', ''];
      const [hasBrotli, hasGzip] = endings.map((ending) => sources.has(`${file}${ending}`));
      fileEntries.set(keyOf(file), fileValue(hash, hasBrotli === true, hasGzip === true));
    });
    known = { sources, hashes, entries: fileEntries };

    const { entries, skipped } = parseRedirects(await readText(join(site, '_redirects')));
    for (const rule of skipped) warn(`targets: the edge follows no such redirect: ${rule}`);
    for (const [key, value] of fileEntries) entries.set(key, value);

    const byHash = (files: Iterable<string>): Map<string, string[]> => {
      const index = new Map<string, string[]>();
      for (const file of files) {
        const [, hash] = hashes.get(file) ?? ['', ''];
        const same = index.get(hash);
        if (same === undefined) index.set(hash, [file]);
        else same.push(file);
      }
      return index;
    };
    const changed = byHash(present);
    let all: Map<string, string[]> | undefined;
    const find = (object: string, files: readonly string[] = []): string | undefined => {
      for (const file of files) {
        const at = keysOfEntry(keyOf(file), entries.get(keyOf(file)) ?? '').indexOf(object);
        if (at >= 0) return at === 0 ? file : `${file}${object.slice(-'.br'.length)}`;
      }
      return undefined;
    };
    const fileOf = (object: string): string | undefined => {
      const hash = hashOfObject(object);
      return (
        find(object, changed.get(hash)) ??
        // A target that has missed releases needs more than has changed since the last.
        find(object, (all ??= byHash(hashes.keys())).get(hash))
      );
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
        if (unhashed.splice(0).length === 0) return;
        await mkdir(dirname(hashesFile), { recursive: true });
        await writeAtomic(hashesFile, JSON.stringify(Object.fromEntries(hashes)));
      },
    };
  };
};
