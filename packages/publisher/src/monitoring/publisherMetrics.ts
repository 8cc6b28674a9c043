import { readFileSync } from 'node:fs';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { currentRelease, listReleases } from '../releases/listReleases';
import { releaseFiles, type ReleaseMetadata } from '../releases/releaseFolder';
import type { StateStore } from '../state/openState';
import type { Publisher, PublishOptions } from '../state/publish';
import { steps } from '../state/types';
import type { Journal } from '../webhook/openJournal';
import { addDiskGauges } from './diskGauges';
import { failureCategory } from './failureCategory';

type OnStep = NonNullable<PublishOptions['onStep']>;

export type PublisherMetricsOptions = {
  journal: Journal;
  store: StateStore;
  releasesFolder: string;
};

export type PublisherMetrics = {
  registry: Registry;
  /** Counts finished runs; to be called at each step. */
  onStep: OnStep;
  /** Adds the metrics of the work loop. */
  watch: (publisher: Publisher) => void;
};

/** Seconds. The target is ten; a cold build of a large site takes minutes. */
const buckets = [0.5, 1, 2, 3, 5, 7.5, 10, 15, 20, 30, 60, 120, 300, 600, 1800, 3600];

const readRelease = (releasesFolder: string): ReleaseMetadata | undefined => {
  const id = currentRelease(releasesFolder);
  if (id === undefined) return undefined;
  try {
    const { metadata } = releaseFiles(releasesFolder, id);
    return JSON.parse(readFileSync(metadata, 'utf8')) as ReleaseMetadata;
  } catch {
    return undefined;
  }
};

/** The metrics of the publisher; their labels have no names of entries or people. */
export const publisherMetrics = (options: PublisherMetricsOptions): PublisherMetrics => {
  const { journal, store, releasesFolder } = options;
  const registry = new Registry();
  const registers = [registry];
  const publications = new Histogram({
    name: 'publisher_publication_seconds',
    help: 'From the webhook of a publication until it is live.',
    buckets,
    registers,
  });
  const stepSeconds = new Histogram({
    name: 'publisher_step_seconds',
    help: 'Each step of a run: queued (from its first publication), building, checking, releasing.',
    labelNames: ['step'],
    buckets,
    registers,
  });
  const runs = new Counter({
    name: 'publisher_runs_total',
    help: 'Finished runs by outcome: live, failed.',
    labelNames: ['outcome'],
    registers,
  });
  const failures = new Counter({
    name: 'publisher_failures_total',
    help: 'Failed runs by category of their first problem.',
    labelNames: ['category'],
    registers,
  });
  for (const outcome of ['live', 'failed']) runs.inc({ outcome }, 0);
  for (const category of ['content', 'settings', 'space', 'code', 'system'])
    failures.inc({ category }, 0);

  const gauge = (name: string, help: string, read: () => number | undefined): void => {
    new Gauge({
      name: `publisher_${name}`,
      help,
      registers,
      collect() {
        this.set(read() ?? 0);
      },
    });
  };
  const waiting = () => journal.after(store.get().liveSeq);
  gauge('queue_publications', 'Publications that are not live yet.', () => waiting().length);
  gauge('queue_oldest_seconds', 'Age of the oldest publication that is not live yet.', () => {
    const [oldest] = waiting();
    return oldest === undefined ? 0 : (Date.now() - oldest.receivedAt) / 1000;
  });
  gauge('last_run_failed', '1 if the last run was not released.', () =>
    store.get().results[0]?.outcome === 'failed' ? 1 : 0,
  );
  gauge(
    'content_warnings',
    'Warnings for editors of the last checked build.',
    () => store.get().warnings?.length ?? 0,
  );
  gauge('releases', 'Releases on disk.', () => listReleases(releasesFolder).length);
  gauge('release_created_timestamp_seconds', 'When the current release was made.', () => {
    const release = readRelease(releasesFolder);
    return release && release.createdAt / 1000;
  });
  gauge(
    'release_pages',
    'Pages of the current release.',
    () => readRelease(releasesFolder)?.pageCount,
  );
  gauge('release_is_rolled_back', '1 if a newer release than the current one exists.', () =>
    listReleases(releasesFolder).at(-1) === currentRelease(releasesFolder) ? 0 : 1,
  );
  addDiskGauges(registry, 'publisher', releasesFolder);

  let liveBefore = store.get().liveSeq;
  return {
    registry,
    onStep: (step, run) => {
      if (step !== 'live' && step !== 'failed') return;
      const now = Date.now();
      const included = journal.after(liveBefore).filter(({ seq }) => seq <= run.upTo);
      runs.inc({ outcome: step });
      for (const name of steps) {
        const took = run.took[name];
        if (took !== undefined) stepSeconds.observe({ step: name }, took / 1000);
      }
      const [first] = included;
      if (first && run.attempt === 1)
        stepSeconds.observe(
          { step: 'queued' },
          Math.max(0, run.startedAt - first.receivedAt) / 1000,
        );
      const [result] = store.get().results;
      if (step === 'failed' && result) failures.inc({ category: failureCategory(result) });
      if (step !== 'live') return;
      for (const { receivedAt } of included) publications.observe((now - receivedAt) / 1000);
      liveBefore = run.upTo;
    },
    watch: (publisher) => {
      gauge('is_running', '0 once the work loop has ended with an error.', () =>
        publisher.stoppedBy() === undefined ? 1 : 0,
      );
      gauge('is_prewarmed', '1 if the next build is prewarmed.', () =>
        publisher.isPrepared() ? 1 : 0,
      );
    },
  };
};
