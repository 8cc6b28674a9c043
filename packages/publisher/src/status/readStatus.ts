import { readFileSync } from 'node:fs';
import type { CheckProblem } from '../build/checkProblem';
import type { EditorAddress } from '../entryAddress';
import type { Leadership } from '../lease/types';
import type { Journal } from '../webhook/openJournal';
import { currentRelease, listReleases } from '../releases/listReleases';
import { releaseFiles, type ReleaseMetadata } from '../releases/releaseFolder';
import type { StateStore } from '../state/openState';
import type { Publisher } from '../state/publish';
import type { RunResult, Step } from '../state/types';
import type { TargetStatus } from '../targets/mirrorReleases';
import type { WebhookEntity } from '../webhook/types';
import type { FormStatus } from './formDeliveries';
import { changesSite, releaseActions } from '../state/releaseHold';
import type { SearchMissStatus } from './searchMisses';
import { percentile } from './percentile';
import { runShare } from './runShare';

export type StatusProblem = CheckProblem & { address?: string };

export type Status = {
  now: number;
  state: 'idle' | 'queued' | Step | 'failed';
  /** The current release; `isRolledBack` if a newer one exists. */
  current?: ReleaseMetadata & { isRolledBack: boolean };
  releases: readonly string[];
  /** The first 50 publications that are not live yet. */
  queue: readonly {
    topic: string;
    entity: WebhookEntity & { address: string };
    since: number;
    isInRun: boolean;
  }[];
  queueLength: number;
  /** The start time of the next build. */
  nextAt?: number;
  /** Releases that are being published: the next build begins when they are complete, at the latest `until`. */
  openReleases?: readonly { id: string; entities: number; until: number }[];
  /** Whether the next build is prewarmed. */
  isPrepared: boolean;
  /** Which of several publishers leads; undefined without `PUBLISH_QUEUE`. */
  leadership?: Leadership;
  /** The error that ended the work loop. Nothing is published until a restart. */
  stoppedBy?: string;
  run?: {
    number: number;
    step: Step;
    startedAt: number;
    attempt: number;
    doing?: string;
    /** Progress of the whole run, 0 to 1, estimated from the last run that went live. */
    share: number;
  };
  /** Why the last build was not released. */
  failure?: {
    error: string;
    problems: readonly StatusProblem[];
    /** The last lines of the build's output, if a developer has to fix it. */
    log?: readonly string[];
    retryAt?: number;
  };
  results: readonly RunResult[];
  /** Milliseconds from publication to release, over the stored results. */
  waits: { p50?: number; p95?: number; count: number };
  warnings: readonly StatusProblem[];
  /** The buckets that releases are mirrored to, if there are any. */
  targets?: readonly TargetStatus[];
  /** The delivery status of the site's forms, if configured. */
  forms?: FormStatus | { error: string };
  /** The searches without a result, if configured. */
  searches?: SearchMissStatus | { error: string };
};

const maxQueue = 50;

const readMetadata = (releasesFolder: string, id: string): ReleaseMetadata | undefined => {
  try {
    return JSON.parse(
      readFileSync(releaseFiles(releasesFolder, id).metadata, 'utf8'),
    ) as ReleaseMetadata;
  } catch {
    return undefined;
  }
};

export type StatusSources = {
  journal: Journal;
  store: StateStore;
  publisher: Publisher;
  leadership?: () => Leadership | undefined;
  releasesFolder: string;
  addressOf: EditorAddress;
  targets?: () => readonly TargetStatus[];
};

/** The current status, for editors and monitoring. */
export const readStatus = (sources: StatusSources, now = Date.now()): Status => {
  const { journal, store, publisher, releasesFolder, addressOf } = sources;
  const state = store.get();
  const { run, results, liveSeq, triedSeq } = state;
  const [last] = results;
  const waiting = journal.after(liveSeq).filter(changesSite);
  const isQueued = waiting.some(({ seq }) => seq > triedSeq);
  const open = releaseActions(journal.after(0)).filter(
    ({ endSeq, firstAt }) => endSeq === undefined && now < firstAt + publisher.releaseWait,
  );
  const current = currentRelease(releasesFolder);
  const releases = listReleases(releasesFolder);
  const metadata = current === undefined ? undefined : readMetadata(releasesFolder, current);
  const withAddress = (problem: CheckProblem): StatusProblem => ({
    ...problem,
    ...(problem.entryId !== undefined && { address: addressOf('Entry', problem.entryId) }),
    ...(problem.assetId !== undefined && { address: addressOf('Asset', problem.assetId) }),
  });
  const progress = publisher.progress();
  const nextAt = publisher.nextAt();
  const stoppedBy = publisher.stoppedBy();
  const leadership = sources.leadership?.();
  const waits = results.flatMap(({ waited }) => waited.map(({ milliseconds }) => milliseconds));
  return {
    now,
    state: run?.step ?? (isQueued ? 'queued' : last?.outcome === 'failed' ? 'failed' : 'idle'),
    ...(metadata && { current: { ...metadata, isRolledBack: releases.at(-1) !== current } }),
    isPrepared: publisher.isPrepared(),
    ...(leadership && { leadership }),
    ...(stoppedBy !== undefined && { stoppedBy }),
    releases,
    queue: waiting.slice(0, maxQueue).map(({ seq, topic, entity, receivedAt }) => ({
      topic,
      entity: {
        ...entity,
        address: addressOf(entity.type === 'Asset' ? 'Asset' : 'Entry', entity.id),
      },
      since: receivedAt,
      isInRun: run !== undefined && seq <= run.upTo,
    })),
    queueLength: waiting.length,
    ...(nextAt !== undefined && { nextAt }),
    ...(open.length > 0 && {
      openReleases: open.map(({ releaseId, entities, firstAt }) => ({
        id: releaseId,
        entities,
        until: firstAt + publisher.releaseWait,
      })),
    }),
    ...(run && {
      run: {
        number: run.number,
        step: run.step,
        startedAt: run.startedAt,
        attempt: run.attempt,
        ...(progress && { doing: progress.doing }),
        share: runShare(state, now, progress?.share),
      },
    }),
    ...(last?.outcome === 'failed' && {
      failure: {
        error: last.error ?? 'It did not say why.',
        problems: last.problems.map(withAddress),
        ...(last.log && { log: last.log }),
        ...(last.retryAt !== undefined && { retryAt: last.retryAt }),
      },
    }),
    results,
    waits: { p50: percentile(waits, 0.5), p95: percentile(waits, 0.95), count: waits.length },
    warnings: (state.warnings ?? []).map(withAddress),
    ...(sources.targets && { targets: sources.targets() }),
  };
};
