import type { Entries, Segment } from '../releases/segments';

/** An object of a store. */
export type StoredObject = { body: Buffer; etag: string | undefined };

export type PutOptions = {
  contentType: string;
  contentEncoding?: 'br' | 'gzip';
  cacheControl: string;
  /** Replaces only the object with this ETag; null: only if there is none. */
  ifMatch?: string | null;
  signal?: AbortSignal;
};

/** What a release target needs of an object store. Keys are relative to the target. */
export type ObjectStore = {
  /**
   * Stores an object as a whole, or not at all.
   *
   * @throws ConflictError if `ifMatch` does not hold.
   */
  put: (key: string, body: Buffer, options: PutOptions) => Promise<string | undefined>;
  /** Undefined if there is no such object. */
  get: (key: string, signal?: AbortSignal) => Promise<StoredObject | undefined>;
  /** Removes an object, if it exists. */
  remove: (key: string, signal?: AbortSignal) => Promise<void>;
  close: () => void;
};

/** Another publisher has moved the pointer of a target. */
export class ConflictError extends Error {
  override name = 'ConflictError';
}

/** A release, as it lies on this machine. */
export type LocalRelease = {
  id: string;
  entries: Entries;
  /** JSON for the edge: headers and options. */
  rules: string;
  /** Reads the file of an object. */
  read: (objectKey: string) => Promise<Buffer>;
  /** Keeps what reading it has found out, for the next start of the publisher. */
  keep?: () => Promise<void>;
};

/** A release that the pointer named. Its objects stay until retention drops it. */
export type KeptRelease = {
  id: string;
  /** Milliseconds since 1970, as all times here. */
  at: number;
  /** The key of its manifest. */
  manifest: string;
  /** The key of the list of keys that the release before it named and this one does not; '' if there is none. */
  removed: string;
};

/** The pointer, `current.json`: which release an edge serves, and which ones are kept. */
export type Pointer = {
  version: 1;
  /** The id of the release. */
  release: string;
  /** The key of the rules. */
  rules: string;
  /** Newest first: the value of a path is that of the first segment that has it. */
  segments: readonly Segment[];
  /** Oldest first; the last one is `release`. */
  kept: readonly KeptRelease[];
};

export type PushResult = {
  release: string;
  uploaded: number;
  uploadedBytes: number;
  /** Those of them that are not objects of the release: its manifest and the pointer. */
  manifestBytes: number;
  removed: number;
};

export type PushFollower = {
  /** Called when the target serves the release, before it deletes what no kept release names. */
  onCurrent?: (result: PushResult) => void;
  /** Whether another release waits, so that the next push is to delete the rest. */
  isSuperseded?: () => boolean;
};

/** A place that releases are mirrored to. */
export type ReleaseTarget = {
  name: string;
  /** Makes a release the one that the target serves. Idempotent: an interrupted push is continued by the next one. */
  push: (
    release: LocalRelease,
    signal?: AbortSignal,
    follower?: PushFollower,
  ) => Promise<PushResult>;
  close: () => void;
};
