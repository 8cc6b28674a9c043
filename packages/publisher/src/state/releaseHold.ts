import type { QueuedPublication } from '../webhook/types';

/** An action on a release of Contentful, as far as webhooks have reported it. */
export type ReleaseAction = {
  actionId: string;
  releaseId: string;
  /** The sequence number and time of its first webhook. */
  firstSeq: number;
  firstAt: number;
  /** How many of its entities were named. */
  entities: number;
  /** The sequence number of the webhook that said it has ended. */
  endSeq?: number;
};

/** Webhooks that say when an action on a release begins, or that it has changed nothing, ask for no build. */
export const changesSite = ({ release }: Pick<QueuedPublication, 'release'>): boolean =>
  release?.phase !== 'created' && release?.phase !== 'failed';

/** The actions on releases that publications are part of, in the order of their first webhook. */
export const releaseActions = (publications: readonly QueuedPublication[]): ReleaseAction[] => {
  const actions = new Map<string, ReleaseAction>();
  for (const { seq, receivedAt, release } of publications) {
    if (release === undefined) continue;
    const { actionId, releaseId, phase } = release;
    const action = actions.get(actionId) ?? {
      actionId,
      releaseId,
      firstSeq: seq,
      firstAt: receivedAt,
      entities: 0,
    };
    if (phase === 'entity') action.entities += 1;
    if (phase === 'succeeded' || phase === 'failed') action.endSeq ??= seq;
    actions.set(actionId, action);
  }
  return [...actions.values()];
};

export type HoldOptions = {
  /** Everything accepted, oldest first. */
  publications: readonly QueuedPublication[];
  /** The sequence number of the last publication that a build included. */
  triedSeq: number;
  /** Milliseconds to wait for the end of an action, from its first webhook. */
  releaseWait: number;
};

/** A publication waits at most this often for `releaseWait`, however many releases follow each other. */
const longestChain = 2;

/**
 * Until when no build may begin: a space whose release is being published has half of it. Infinitely long ago if no action
 * is open.
 */
export const holdUntil = ({ publications, triedSeq, releaseWait }: HoldOptions): number => {
  const deadlines = releaseActions(publications)
    .filter(({ endSeq }) => endSeq === undefined)
    .map(({ firstAt }) => firstAt + releaseWait);
  if (deadlines.length === 0) return -Infinity;
  const oldest = publications.find((entry) => entry.seq > triedSeq && changesSite(entry));
  const latest = oldest ? oldest.receivedAt + longestChain * releaseWait : Infinity;
  return Math.min(Math.max(...deadlines), latest);
};

/**
 * The action that may be half in the content of a run: its first webhook came after the run had begun. The build is then
 * not released, but repeated once the action has ended. Undefined also if a publication has waited for too long.
 */
export const actionWithin = (
  { publications, triedSeq, releaseWait }: HoldOptions,
  upTo: number,
  now: number,
): ReleaseAction | undefined => {
  const oldest = publications.find((entry) => entry.seq > triedSeq && changesSite(entry));
  if (oldest && now >= oldest.receivedAt + longestChain * releaseWait) return undefined;
  return releaseActions(publications).find(({ firstSeq }) => firstSeq > upTo);
};

/** The releases of which a run includes entities although nothing has said that their action has ended. */
export const unfinishedReleases = (
  publications: readonly QueuedPublication[],
  { triedSeq, upTo }: { triedSeq: number; upTo: number },
): string[] => [
  ...new Set(
    releaseActions(publications.filter(({ seq }) => seq <= upTo))
      .filter(
        ({ actionId, endSeq }) =>
          endSeq === undefined &&
          publications.some(
            ({ seq, release }) =>
              seq > triedSeq &&
              seq <= upTo &&
              release?.actionId === actionId &&
              release.phase === 'entity',
          ),
      )
      .map(({ releaseId }) => releaseId),
  ),
];

/** Whether a run up to a sequence number began after an action had ended: late webhooks of it bring nothing new. */
export const isIncluded = (
  publications: readonly QueuedPublication[],
  actionId: string,
  upTo: number,
): boolean => {
  const action = releaseActions(publications).find((candidate) => candidate.actionId === actionId);
  return action?.endSeq !== undefined && action.endSeq <= upTo;
};
