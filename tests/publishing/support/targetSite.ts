import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { currentRelease, releaseFiles } from 'static-site-publisher/releases';
import { openS3Store, readTargets, type ObjectStore } from 'static-site-publisher/targets';
import { listFiles } from 'static-site-publisher/files';

export const openStore = async (address: string): Promise<ObjectStore> => {
  const [target] = readTargets(address) ?? [];
  if (target === undefined) throw new Error(`${address} is no target`);
  return openS3Store(target, { isPathStyle: true });
};

/** The paths and SHA-256 of the files of a release. */
const hashesOf = async (site: string): Promise<Map<string, string>> => {
  const hashes = new Map<string, string>();
  for (const file of await listFiles(site)) {
    hashes.set(
      file,
      createHash('sha256')
        .update(readFileSync(join(site, file)))
        .digest('hex'),
    );
  }
  return hashes;
};

/** Bytes of the files of a release whose content the one before does not have under the same name; without its signed manifest. */
export const changedBytes = async (before: string, after: string): Promise<number> => {
  const known = await hashesOf(before);
  let bytes = 0;
  for (const [file, hash] of await hashesOf(after)) {
    if (known.get(file) !== hash && !file.startsWith('release-manifest'))
      bytes += statSync(join(after, file)).size;
  }
  return bytes;
};

/** The site of the release that is current on this machine. */
export const currentSite = (releases: string): string =>
  releaseFiles(releases, currentRelease(releases) ?? 'none').site;

/** The paths and SHA-256 of the files that an edge serves of a site: without those for hosts. */
export const servedFiles = async (site: string): Promise<Map<string, string>> =>
  new Map(
    [...(await hashesOf(site))]
      .filter(([file]) => !file.startsWith('_'))
      .map(([file, hash]) => [`/${file}`, hash]),
  );

type StoredPointer = { release: string; segments: { parts: string[] }[] };

/** Reads all that the pointer of a target leads to, as an edge would; throws if an object is missing or is not what its key says. */
export const mirroredFiles = async (
  store: ObjectStore,
): Promise<{ release: string; files: Map<string, string> }> => {
  const read = async (key: string): Promise<Buffer> => {
    const object = await store.get(key);
    if (object === undefined) throw new Error(`${key} is missing`);
    return object.body;
  };
  const { release, segments } = JSON.parse(String(await read('current.json'))) as StoredPointer;
  const values = new Map<string, string>();
  for (const part of [...segments].reverse().flatMap(({ parts }) => parts)) {
    for (const line of String(await read(part))
      .split('\n')
      .filter(Boolean)) {
      const [path = '', value = ''] = line.split('\t');
      if (value === '-') values.delete(path);
      else values.set(path, value);
    }
  }
  const files = new Map<string, string>();
  const paths = [...values].filter(([path]) => path.startsWith('/'));
  for (const [path, value] of paths) {
    const hash = value.slice(0, 64);
    const body = await read(`objects/${hash}.${path.split('.').at(-1)}`);
    if (createHash('sha256').update(body).digest('hex') !== hash)
      throw new Error(`${path} differs`);
    files.set(path, hash);
  }
  return { release, files };
};
