import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { inParallel, readJson, writeAtomic } from 'static-site-publisher/files';
import { publishingFolder } from 'static-site-publisher/releases';
import { foldContent, readContentSegment } from '../../plugins/contentful-consistency/contentLog';
import { pathHistoryFile } from '../../redirects/slugChangeRedirects';
import { assetUrls } from './assetUrls';
import { keys, sha256, snapshotId, type ContentSnapshot } from './contentSnapshot';
import type { Download } from './downloadFile';
import type { SnapshotStore } from './openSnapshotStore';

/** What is in a store, so that a bucket need not be listed: delete it to store everything again. */
type Ledger = { address: string; keys: string[]; assets: Record<string, string | null> };
const ledgerFile = join(publishingFolder, 'snapshots.json');
const lanes = 4;

export type StoreOptions = {
  siteFolder: string;
  /** Where the store is. */
  address: string;
  store: SnapshotStore;
  snapshot: ContentSnapshot;
  /** The path history of the snapshot, if that in the project folder is another one by now. */
  pathHistory?: string;
  download: Download;
};

export type StoreResult = { id: string; files: number; stored: number };

const readHistory = (siteFolder: string): Promise<string> =>
  readFile(join(siteFolder, pathHistoryFile), 'utf8').catch(() => '');

/**
 * Stores a snapshot: what the store lacks of its segments and the files of its assets, and the snapshot last.
 *
 * @throws Error if something is missing or cannot be stored; the next attempt goes on from there.
 */
export const storeSnapshot = async (options: StoreOptions): Promise<StoreResult> => {
  const { siteFolder, address, store, snapshot, download } = options;
  const file = join(siteFolder, ledgerFile);
  const known = await readJson<Ledger>(file);
  const ledger: Ledger = known?.address === address ? known : { address, keys: [], assets: {} };
  const isStored = new Set(ledger.keys);
  const isThere = (key: string): boolean => store.has(key) ?? isStored.has(key);
  const isKnown = (url: string): boolean => {
    const hash = ledger.assets[url];
    return hash !== undefined && (hash === null || isThere(keys.asset(hash)));
  };
  let stored = 0;
  const put = async (key: string, read: () => Buffer | Promise<Buffer>): Promise<void> => {
    if (isThere(key)) return;
    await store.put(key, await read());
    isStored.add(key);
    stored += 1;
  };
  const compress = (text: string): Promise<Buffer> => promisify(brotliCompress)(Buffer.from(text));
  const id = snapshotId(snapshot);
  try {
    const texts: string[] = [];
    for (const segment of snapshot.segments) {
      const text = readContentSegment(siteFolder, segment);
      if (sha256(text) !== segment) throw new Error('The content log is damaged.');
      texts.push(text);
      await put(keys.segment(segment), () => compress(text));
    }
    if (snapshot.pathHistory !== null) {
      const text = options.pathHistory ?? (await readHistory(siteFolder));
      if (sha256(text) !== snapshot.pathHistory)
        throw new Error('The former paths of pages have changed since the build.');
      await put(keys.pathHistory(snapshot.pathHistory), () => compress(text));
    }
    const urls = assetUrls(foldContent(texts).items);
    await inParallel(
      urls.filter((url) => !isKnown(url)),
      async (url) => {
        const bytes = await download(url);
        const hash = bytes === undefined ? null : sha256(bytes);
        if (bytes !== undefined && hash !== null) await put(keys.asset(hash), () => bytes);
        ledger.assets[url] = hash;
      },
      lanes,
    );
    ledger.assets = Object.fromEntries(urls.map((url) => [url, ledger.assets[url] ?? null]));
    const text = JSON.stringify({ snapshot, assets: ledger.assets });
    await put(keys.snapshot(id), () => Buffer.from(text));
    return { id, files: urls.length, stored };
  } finally {
    ledger.keys = [...isStored];
    await mkdir(dirname(file), { recursive: true });
    await writeAtomic(file, JSON.stringify(ledger));
  }
};
