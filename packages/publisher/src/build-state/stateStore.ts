import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { inParallel } from '../files/inParallel';
import type { Term } from '../lease/types';
import { openPushJournal } from '../targets/pushJournal';
import type { ObjectStore } from '../targets/types';
import { hashOf } from './blocks';
import type { CapturedState } from './captureState';
import type { Identity } from './identity';
import { stateManifest, statePointer, type StateManifest, type StoredState } from './types';

const pointerKey = 'current.json';
/** States that are kept, of one identity or several: a restore that has begun finds its blocks. */
const keptStates = 3;
/** Uploads at once: few, since the next build needs the machine. */
const lanes = 4;
const immutable = { contentType: 'application/octet-stream', cacheControl: 'no-transform' };

const compress = (bytes: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 1,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
const blockKey = (hash: string): string => `blocks/${hash}`;

export type SaveOptions = { identity: Identity; term: Term; spool: string; signal: AbortSignal };
export type SaveResult = { blocks: number; uploaded: number; bytes: number; removed: number };

export type StateStore = {
  /** The states that the pointer names, oldest first. */
  list: (signal?: AbortSignal) => Promise<readonly StoredState[]>;
  readManifest: (key: string, signal?: AbortSignal) => Promise<StateManifest>;
  /** @throws Error if the store lacks it. */
  readBlock: (hash: string, signal?: AbortSignal) => Promise<Buffer>;
  /** The hashes of blocks that need not be uploaded. */
  storedBlocks: (token: number, signal?: AbortSignal) => Promise<ReadonlySet<string>>;
  /** Uploads blocks, then the manifest, then the pointer, and deletes what no kept state names. */
  save: (state: CapturedState, options: SaveOptions) => Promise<SaveResult>;
  /** Uploads all blocks with the next state: one that the pointer named was missing. */
  distrust: () => void;
};

/**
 * The states of builds in an object store. A state exists once the pointer names it, which is written last, on the condition
 * that no other publisher has written it.
 *
 * @param folder where a journal is kept, by which blocks of an interrupted upload are deleted.
 */
export const openStateStore = (store: ObjectStore, folder: string): StateStore => {
  const journal = openPushJournal(join(folder, 'upload.journal'));
  const manifests = new Map<string, StateManifest>();
  /** Blocks that this publisher has uploaded in its term, in which no other one deletes. */
  let own = { token: -1, hashes: new Set<string>() };
  let isTrusted = true;

  const readPointer = async (signal?: AbortSignal) => {
    const object = await store.get(pointerKey, signal);
    return {
      etag: object === undefined ? null : object.etag,
      states: object ? statePointer.parse(JSON.parse(object.body.toString())).states : [],
    };
  };
  const readManifest: StateStore['readManifest'] = async (key, signal) => {
    const known = manifests.get(key);
    if (known !== undefined) return known;
    const object = await store.get(key, signal);
    if (object === undefined) throw new Error(`${key} is missing`);
    const text = await promisify(brotliDecompress)(object.body);
    if (key !== `states/${hashOf(text)}`) throw new Error(`${key} is damaged`);
    const manifest = stateManifest.parse(JSON.parse(text.toString()));
    manifests.set(key, manifest);
    return manifest;
  };
  const blocksOf = async (states: readonly StoredState[], signal?: AbortSignal) => {
    const hashes = new Set<string>();
    for (const { manifest } of states) {
      for (const [hash] of (await readManifest(manifest, signal)).blocks) hashes.add(hash);
    }
    return hashes;
  };
  const ownOf = (token: number): Set<string> => {
    if (own.token !== token) own = { token, hashes: new Set() };
    return own.hashes;
  };

  return {
    list: async (signal) => (await readPointer(signal)).states,
    readManifest,
    readBlock: async (hash, signal) => {
      const object = await store.get(blockKey(hash), signal);
      if (object === undefined) throw new Error(`the block ${hash.slice(0, 12)} is missing`);
      return promisify(brotliDecompress)(object.body);
    },
    storedBlocks: async (token, signal) =>
      new Set([
        ...(isTrusted ? await blocksOf((await readPointer(signal)).states, signal) : []),
        ...ownOf(token),
      ]),
    distrust: () => {
      isTrusted = false;
    },
    save: async ({ manifest, spooled }, { identity, term, spool, signal }) => {
      const { etag, states } = await readPointer(signal);
      if (states.some(({ token }) => token > term.token))
        throw new Error('a publisher of a later term has stored one');
      const text = Buffer.from(JSON.stringify(manifest));
      const key = `states/${hashOf(text)}`;
      const result = { blocks: manifest.blocks.length, uploaded: 0, bytes: 0, removed: 0 };
      const put = async (name: string, bytes: Buffer): Promise<void> => {
        const body = await compress(bytes);
        await store.put(name, body, { ...immutable, signal });
        journal.acknowledge(name);
        result.bytes += body.length;
      };
      journal.announce([...spooled.map(blockKey), key]);
      const uploaded = ownOf(term.token);
      await inParallel(
        spooled,
        async (hash) => {
          signal.throwIfAborted();
          await put(blockKey(hash), await readFile(join(spool, hash)));
          uploaded.add(hash);
          result.uploaded += 1;
          await rm(join(spool, hash));
        },
        lanes,
      );
      await put(key, text);
      manifests.set(key, manifest);

      const { id, traits } = identity;
      const state = { identity: id, traits, token: term.token, at: Date.now(), manifest: key };
      const others = states.filter((other) => other.manifest !== key);
      const kept = [...others, state].slice(-keptStates);
      const dropped = others.filter((other) => !kept.includes(other));
      await term.verify();
      const pointer = Buffer.from(JSON.stringify({ format: 1, states: kept }));
      const replaces = { contentType: 'application/json', cacheControl: 'no-cache', signal };
      await store.put(pointerKey, pointer, { ...replaces, ifMatch: etag });
      isTrusted = true;

      const named = await blocksOf(kept, signal);
      const namedKeys = new Set([...[...named].map(blockKey), ...kept.map((one) => one.manifest)]);
      const unnamed = new Set([
        ...journal.deleting,
        ...[...(await blocksOf(dropped, signal).catch(() => new Set<string>()))].map(blockKey),
        ...dropped.map((one) => one.manifest),
      ]);
      const deletes = [...unnamed].filter((name) => !namedKeys.has(name));
      journal.announce(deletes);
      await inParallel(
        deletes,
        async (name) => {
          term.assertHeld();
          await store.remove(name, signal);
        },
        lanes,
      );
      for (const hash of uploaded) if (!named.has(hash)) uploaded.delete(hash);
      for (const name of manifests.keys()) if (!namedKeys.has(name)) manifests.delete(name);
      journal.clear();
      return { ...result, removed: deletes.length };
    },
  };
};
