import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inParallel } from '../files/inParallel';
import { contentOf } from './contentTypes';
import { manifestKey, openManifests, type Manifests } from './manifests';
import { keysOfRelease, planPush, type PushPlan } from './planPush';
import { openPushJournal } from './pushJournal';
import {
  diffEntries,
  foldEntries,
  formatSegment,
  mergeEntries,
  segmentsToMerge,
} from '../releases/segments';
import type { KeptRelease, ObjectStore, Pointer, ReleaseTarget } from './types';
import type { Entries, Segment } from '../releases/segments';

export const pointerKey = 'current.json';
const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';

export type ObjectTargetOptions = {
  name: string;
  store: ObjectStore;
  /** A folder for what is known of the target: parts of manifests, and the journal of an interrupted push. */
  folder: string;
  /** How many releases are kept. */
  keep: number;
  /** Milliseconds that a release stays after its successor, for edges that have not read the pointer again. */
  grace?: number;
  onProgress?: (done: number, total: number) => void;
};

type State = {
  pointer: Pointer | undefined;
  etag: string | null | undefined;
  segments: readonly Entries[];
  entries: Entries;
  /** The keys that the release of the pointer names, where they are known. */
  named?: ReadonlySet<string>;
  kept: readonly (KeptRelease & { removedKeys: ReadonlySet<string> })[];
};

const manifestKeysOf = ({ rules, segments, kept }: Pointer): string[] => [
  rules,
  ...segments.flatMap(({ parts }) => parts),
  ...kept.slice(-1).map(({ manifest }) => manifest),
];

/** Reads the pointer of a target, and what it names. */
const readState = async (
  store: ObjectStore,
  manifests: Manifests,
  signal: AbortSignal | undefined,
): Promise<State> => {
  const object = await store.get(pointerKey, signal);
  if (object === undefined) {
    return { pointer: undefined, etag: null, segments: [], entries: new Map(), kept: [] };
  }
  const pointer = JSON.parse(object.body.toString()) as Pointer;
  const segments: Entries[] = [];
  for (const { parts } of pointer.segments)
    segments.push(await manifests.readEntries(parts, signal));
  const kept: State['kept'][number][] = [];
  for (const release of pointer.kept) {
    kept.push({ ...release, removedKeys: await manifests.readKeys(release.removed, signal) });
  }
  return { pointer, etag: object.etag, segments, entries: foldEntries(segments), kept };
};

/** The segments of the next release, and the texts of those of their parts that are new. */
const nextSegments = ({ pointer, segments, entries }: State, after: Entries) => {
  const changes = diffEntries(entries, after);
  const lists = pointer?.segments ?? [];
  if (changes.size === 0) return { segments, lists, texts: new Map<string, string>() };
  const merged = segmentsToMerge(changes.size, lists);
  const first = mergeEntries(changes, segments.slice(0, merged), merged === segments.length);
  const texts = new Map(formatSegment(first).map((text) => [manifestKey(text, 'txt'), text]));
  const list: Segment = { count: first.size, parts: [...texts.keys()] };
  return {
    segments: [first, ...segments.slice(merged)],
    lists: [list, ...lists.slice(merged)],
    texts,
  };
};

/**
 * Mirrors releases to an object store: objects by the hash of their content, then the manifest, then the pointer. Its bytes are
 * proportional to what has changed, and it never lists the bucket.
 */
export const objectTarget = (options: ObjectTargetOptions): ReleaseTarget => {
  const { name, store, folder, keep, grace = 600_000, onProgress } = options;
  mkdirSync(folder, { recursive: true });
  const manifests = openManifests(join(folder, 'manifests'), store);
  const journal = openPushJournal(join(folder, 'push.journal'));
  let state: State | undefined;

  const push: ReleaseTarget['push'] = async (release, signal, follower) => {
    const now = Date.now();
    const current = (state ??= await readState(store, manifests, signal));
    const { pointer } = current;
    const result = {
      release: release.id,
      uploaded: 0,
      uploadedBytes: 0,
      manifestBytes: 0,
      removed: 0,
    };
    const next = nextSegments(current, release.entries);
    const texts = new Map(next.texts);
    const withText = (text: string, ending: string): string => {
      const key = manifestKey(text, ending);
      texts.set(key, text);
      return key;
    };
    const rules = withText(release.rules, 'json');
    const contents = { release: release.id, rules, segments: next.lists };
    const manifest = withText(JSON.stringify(contents), 'json');
    const isCurrent = pointer?.kept.at(-1)?.manifest === manifest;
    if (isCurrent && journal.deleting.size === 0) return result;

    const partKeys = next.lists.flatMap(({ parts }) => parts);
    const after = keysOfRelease(release.entries, [rules, manifest, ...partKeys]);
    const plan = planPush({
      before:
        current.named ??
        (pointer === undefined
          ? new Set()
          : keysOfRelease(current.entries, manifestKeysOf(pointer))),
      after,
      kept: current.kept,
      journal,
      now,
      keep,
      grace: isCurrent ? Infinity : grace,
    });
    const removedText = plan.removed.map((key) => `${key}\n`).join('');
    const removed = removedText === '' ? '' : withText(removedText, 'removed.txt');
    const own = { id: release.id, at: now, manifest, removed };
    const kept = isCurrent
      ? current.kept
      : [...current.kept, { ...own, removedKeys: new Set(plan.removed) }].slice(plan.dropped);

    const put = async (key: string, body: Buffer, isObject: boolean): Promise<void> => {
      await store.put(key, body, { ...contentOf(key), cacheControl: immutable, signal });
      journal.acknowledge(key);
      result.uploaded += 1;
      result.uploadedBytes += body.length;
      if (!isObject) result.manifestBytes += body.length;
      onProgress?.(result.uploaded, plan.uploads.length);
    };
    if (!isCurrent) {
      const lists = removed === '' || journal.stored.has(removed) ? [] : [removed];
      journal.announce([...plan.uploads, ...lists, ...plan.deletes]);
      const parts = [...plan.uploads.filter((key) => texts.has(key)), ...lists];
      const objects = plan.uploads.filter((key) => !texts.has(key));
      await inParallel(objects, async (key) => {
        signal?.throwIfAborted();
        await put(key, await release.read(key), true);
      });
      await inParallel(parts, (key) => put(key, Buffer.from(texts.get(key) ?? ''), false));
      manifests.keep(texts);

      const moved: Pointer = {
        version: 1,
        ...contents,
        kept: kept.map(({ id, at, manifest: own, removed: list }) => ({
          id,
          at,
          manifest: own,
          removed: list,
        })),
      };
      const body = Buffer.from(JSON.stringify(moved));
      try {
        const etag = await store.put(pointerKey, body, {
          contentType: 'application/json',
          cacheControl: revalidate,
          ifMatch: current.etag,
          signal,
        });
        const { segments } = next;
        state = { pointer: moved, etag, segments, entries: release.entries, named: after, kept };
      } catch (error) {
        // The answer may be lost although the pointer has moved, or another publisher has moved it.
        state = undefined;
        throw error;
      }
      result.uploadedBytes += body.length;
      result.manifestBytes += body.length;
    }
    follower?.onCurrent?.({ ...result });
    result.removed = await removeUnnamed(plan, current.kept, kept, signal, follower?.isSuperseded);
    return result;
  };

  /** Deletes what no kept release names, and forgets the journal; what is left when another release waits stays in it. */
  const removeUnnamed = async (
    { deletes }: PushPlan,
    before: readonly KeptRelease[],
    kept: readonly KeptRelease[],
    signal: AbortSignal | undefined,
    isSuperseded: () => boolean = () => false,
  ): Promise<number> => {
    const lists = new Set(['', ...kept.map((release) => release.removed)]);
    const old = before.map((release) => release.removed).filter((key) => !lists.has(key));
    const keys = [...new Set([...deletes.filter((key) => !lists.has(key)), ...old])];
    journal.announce(keys);
    const removed: string[] = [];
    await inParallel(keys, async (key) => {
      if (isSuperseded()) return;
      await store.remove(key, signal);
      removed.push(key);
    });
    manifests.drop(removed);
    if (removed.length === keys.length) journal.clear();
    return removed.length;
  };

  return { name, push, close: store.close };
};
