import type { ReleaseMetadata } from '../releases/releaseFolder';
import type { Status, StatusProblem } from '../status/readStatus';
import type { QueuedPublication } from '../webhook/types';
import type { EntryPages, EntryShare } from './entryPages';
import { liveSince, type EntryReleases } from './entryReleases';

/** Where the current release shows an entry. */
export type LivePages = {
  name: string;
  /** When the version that visitors see was published, as ISO 8601. */
  publishedAt: string;
  /** When it went live; unknown if that was before the publisher recorded it. */
  since?: number;
  /** The pages of the entry itself. */
  own: readonly { path: string; site?: string }[];
  /** Other pages that show it, or read it for a link, a list or a title; at most `shownPages` of them. */
  others: readonly { path: string; site?: string }[];
  othersCount: number;
  /** Sites of which every page shows it, in the header, in the footer or anywhere. */
  shares: readonly { site: string; share: EntryShare; pageCount: number }[];
};

/** A publication of the entry that is not live. */
export type PendingChange = {
  topic: string;
  /** When the webhook came. */
  since: number;
  /** `failed`: a build that includes it was not released. */
  state: Exclude<Status['state'], 'idle'>;
};

/** The answer of `/entries/<id>`. */
export type EntryStatus = {
  id: string;
  now: number;
  /** The release that visitors get. */
  release?: ReleaseMetadata & { isRolledBack: boolean };
  /** Undefined if no page of the release shows the entry. */
  live?: LivePages;
  /** The last publication that is not live. */
  pending?: PendingChange;
  /** The progress of the current run, 0 to 1, and what it does. */
  run?: { doing?: string; share: number };
  /** When the next build begins, if one is scheduled. */
  nextAt?: number;
  /** Why the last build was not released, whichever entry is the cause. */
  failure?: { error: string; isOfThisEntry: boolean; problems: readonly StatusProblem[] };
  /** The publisher's work loop has ended. */
  stoppedBy?: string;
  /** Warnings of the last build that name the entry: pages that were left out, and why. */
  warnings: readonly StatusProblem[];
  /** Whether the publisher can tell what publishing it would change. */
  hasDryRuns?: boolean;
};

export type EntryStatusInput = {
  id: string;
  status: Status;
  /** The publications after the last live one, oldest first. */
  waiting: readonly QueuedPublication[];
  /** The number of the last publication that a build included, whatever its result. */
  triedSeq: number;
  /** The number of the last publication that the current run includes. */
  runUpTo: number | undefined;
  /** Those of the current release. */
  entryPages: EntryPages | undefined;
  releases: EntryReleases;
  hasDryRuns?: boolean;
};

/** The number of other pages in an answer. */
export const shownPages = 200;

const livePagesOf = ({ id, entryPages, releases }: EntryStatusInput): LivePages | undefined => {
  const entry = entryPages?.entries[id];
  if (entryPages === undefined || entry === undefined) return undefined;
  const pages = entry.pages.flatMap((index) => entryPages.pages[index] ?? []);
  const shares = Object.entries(entry.shares).map(([site, share]) => ({
    site,
    share,
    pageCount: entryPages.pages.filter((page) => page.site === site).length,
  }));
  const own = entryPages.pages.filter(({ entryId }) => entryId === id);
  if (pages.length === 0 && shares.length === 0 && own.length === 0) return undefined;
  const place = ({ path, site }: (typeof pages)[number]) => ({ path, ...(site && { site }) });
  const others = pages.filter(({ entryId }) => entryId !== id);
  const since = liveSince(releases, id, entry.publishedAt);
  return {
    name: entry.name,
    publishedAt: entry.publishedAt,
    ...(since !== undefined && { since }),
    own: own.map(place),
    others: others.slice(0, shownPages).map(place),
    othersCount: others.length,
    shares,
  };
};

const pendingOf = (input: EntryStatusInput): PendingChange | undefined => {
  const { id, status, waiting, triedSeq, runUpTo } = input;
  const last = waiting.findLast(({ entity }) => entity.type === 'Entry' && entity.id === id);
  if (last === undefined) return undefined;
  const { topic, receivedAt: since, seq } = last;
  const isInRun = status.run !== undefined && runUpTo !== undefined && seq <= runUpTo;
  if (isInRun && status.run) return { topic, since, state: status.run.step };
  return { topic, since, state: seq <= triedSeq ? 'failed' : 'queued' };
};

/** Where an entry is live, since when, and what holds up its last publication. Pure. */
export const readEntryStatus = (input: EntryStatusInput): EntryStatus => {
  const { id, status } = input;
  const { now, current, run, nextAt, failure, stoppedBy } = status;
  const isOfEntry = ({ entryId }: StatusProblem): boolean => entryId === id;
  const live = livePagesOf(input);
  const pending = pendingOf(input);
  return {
    id,
    now,
    ...(current && { release: current }),
    ...(live && { live }),
    ...(pending && { pending }),
    ...(run && { run: { ...(run.doing && { doing: run.doing }), share: run.share } }),
    ...(nextAt !== undefined && { nextAt }),
    ...(failure && {
      failure: {
        error: failure.error,
        isOfThisEntry: failure.problems.some(isOfEntry),
        problems: failure.problems.some(isOfEntry)
          ? failure.problems.filter(isOfEntry)
          : failure.problems.slice(0, 3),
      },
    }),
    ...(stoppedBy !== undefined && { stoppedBy }),
    warnings: status.warnings.filter(isOfEntry),
    ...(input.hasDryRuns && { hasDryRuns: true }),
  };
};
