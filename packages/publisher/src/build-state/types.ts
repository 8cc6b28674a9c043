import { z } from 'zod';

export type BuildIdentity = string | Readonly<Record<string, string>>;

/** What a project says of the state that a build leaves for the next one. */
export type BuildStateConfig = {
  /** Files and folders of the state, from the folder of the project: caches, and the output that builds write in place. */
  paths: readonly string[];
  /** Names of files that are no part of it, such as locks of running processes. */
  excluded?: readonly string[] | undefined;
  /**
   * Identifies the builds that may start from a state: sources, settings, versions and whatever else a cache depends on, as one
   * hash or as values and hashes by name. A state of another identity is not restored; with names, the log says what differs.
   */
  identity: (siteFolder: string) => BuildIdentity | Promise<BuildIdentity>;
};

const whole = z.number().int().nonnegative();
const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** The files of a state in the order of their content, which the blocks have one after another. */
export const stateManifest = z.object({
  format: z.literal(1),
  /** Folders without files. */
  folders: z.array(z.string()),
  /** Path, mode, microseconds of the last write since 1970, and size. */
  files: z.array(z.tuple([z.string(), whole, whole, whole])),
  /** The hash of a block, and how many pieces of files it has. */
  blocks: z.array(z.tuple([hash, whole])),
});
export type StateManifest = z.infer<typeof stateManifest>;

const storedState = z.object({
  identity: z.string(),
  /** What the identity was made of; earlier versions stored none. */
  traits: z.record(z.string(), z.string()).optional(),
  /** The fencing token of the publisher that stored it. */
  token: whole,
  /** Milliseconds since 1970. */
  at: whole,
  /** The key of its manifest. */
  manifest: z.string(),
});
export type StoredState = z.infer<typeof storedState>;

/** `current.json`: the states that are kept, oldest first. A state that it does not name does not exist. */
export const statePointer = z.object({ format: z.literal(1), states: z.array(storedState) });
export type StatePointer = z.infer<typeof statePointer>;
