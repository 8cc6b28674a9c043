import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { inParallel } from 'static-site-publisher/files';
import { foldContent } from '../../plugins/contentful-consistency/contentLog';
import type { ModifiedTimes } from '../../gatsby/records/modifiedTimes';
import { keys, sha256, snapshotId, storedSnapshot, type StoredSnapshot } from './contentSnapshot';
import type { SnapshotStore } from './openSnapshotStore';
import { toExport } from './toExport';

export type RestoredSnapshot = {
  /** A contentful-export file with the files of its assets beside it, which the emulator serves. */
  exportFile: string;
  /** When entries changed in each locale, for MODIFIED_TIMES_FROM. */
  modifiedTimesFile: string;
  /** The former paths of pages; undefined if there were none. */
  pathHistory: string | undefined;
  entries: number;
  files: number;
};

const readText = async (store: SnapshotStore, key: string, hash: string): Promise<string> => {
  const bytes = await store.get(key);
  if (bytes === undefined) throw new Error(`${key} is missing in the store of the snapshot.`);
  const text = await promisify(brotliDecompress)(bytes).catch(() => '');
  if (sha256(text.toString()) !== hash)
    throw new Error(`${key} in the store of the snapshot is damaged.`);
  return text.toString();
};

const readStored = async (store: SnapshotStore, id: string): Promise<StoredSnapshot> => {
  const bytes = await store.get(keys.snapshot(id));
  if (bytes === undefined)
    throw new Error(`The store has no snapshot ${id}: it was not stored, or in another place.`);
  const stored = storedSnapshot.parse(JSON.parse(bytes.toString()));
  if (snapshotId(stored.snapshot) !== id) throw new Error(`The snapshot ${id} is damaged.`);
  return stored;
};

/**
 * Writes a snapshot to a folder, as a space that the emulator serves. Everything is compared with its hash.
 *
 * @throws Error naming what is missing or damaged.
 */
export const readSnapshot = async (
  store: SnapshotStore,
  id: string,
  folder: string,
): Promise<RestoredSnapshot> => {
  const { snapshot, assets } = await readStored(store, id);
  const texts: string[] = [];
  for (const segment of snapshot.segments)
    texts.push(await readText(store, keys.segment(segment), segment));
  const { pathHistory } = snapshot;
  const history =
    pathHistory === null
      ? undefined
      : await readText(store, keys.pathHistory(pathHistory), pathHistory);
  const content = foldContent(texts);
  const files = new Set(Object.values(assets).filter((hash) => hash !== null));
  await inParallel([...files], async (hash) => {
    const bytes = await store.get(keys.asset(hash));
    if (bytes === undefined || sha256(bytes) !== hash)
      throw new Error(`${keys.asset(hash)} is missing or damaged in the store of the snapshot.`);
    const file = join(folder, 'assets', hash);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  });
  const times: ModifiedTimes = Object.fromEntries(
    content.items.flatMap(({ item, modified }) => (modified ? [[item.sys.id, modified]] : [])),
  );
  const exportFile = join(folder, 'export.json');
  const modifiedTimesFile = join(folder, 'modified-times.json');
  await mkdir(folder, { recursive: true });
  await writeFile(exportFile, JSON.stringify(toExport(content, assets)));
  await writeFile(modifiedTimesFile, JSON.stringify(times));
  const entries = content.items.filter(({ item }) => item.sys.type === 'Entry').length;
  return { exportFile, modifiedTimesFile, pathHistory: history, entries, files: files.size };
};
