import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fastify from 'fastify';
import { askPublisher } from './askPublisher';
import { openBuild } from './build-state/openBuild';
import { runChecks } from './checks/runChecks';
import type { PublisherConfig } from './config';
import { addDryRuns } from './dry-run/addDryRuns';
import { addEntryApp } from './editor-app/addEntryApp';
import { editorAddress, editorOrigins, fieldAddressOf } from './entryAddress';
import { countAnswers } from './monitoring/countAnswers';
import type { Log } from './log';
import { addOperationsRoutes } from './monitoring/operationsRoutes';
import { publisherMetrics } from './monitoring/publisherMetrics';
import { unwritable } from './monitoring/unwritable';
import { listenError } from './listenError';
import { publishingFiles, publishingFolder } from './publishingFolder';
import type { Publication, QueuedPublication } from './webhook/types';
import { openQueue } from './queue/openQueue';
import type { LeaseTimes } from './lease/types';
import { reachableHost } from './reachableHost';
import type { PublisherSettings } from './readSettings';
import { currentRelease } from './releases/listReleases';
import { releaseWith } from './releaseStep';
import { currentMetadata } from './releases/currentMetadata';
import { isIncluded } from './state/releaseHold';
import { startPublishing, type PublishOptions } from './state/publish';
import { addStatusRoutes } from './status/statusRoutes';
import { addTranslationRoutes } from './translations/translationRoutes';
import { openTargets } from './targets/openTargets';
import type { commandTopics } from './webhook/readWebhook';
import { startTracing } from './tracing/startTracing';
import { addWebhookRoute, webhookPath } from './webhook/webhookRoute';

export type PublisherOptions = PublisherConfig &
  Pick<PublishOptions, 'onStep' | 'debounce' | 'retryAfter'> & {
    /** Milliseconds between two states of builds that are stored. */
    buildStateEvery?: number;
    /** How long several publishers wait for one that is gone. */
    lease?: LeaseTimes;
    /** Settings of this machine; `readPublisherSettings` reads them from environment variables. */
    settings: PublisherSettings;
    /** The folder of the project. */
    siteFolder: string;
    /** Logs one line. */
    log: Log;
  };

export type RunningPublisher = {
  origin: string;
  webhookAddress: string;
  /** Requests or confirms a build. */
  ask: (command: keyof typeof commandTopics) => Promise<void>;
  /** Stops the publisher; the next start resumes the current run. */
  close: () => Promise<void>;
};

/**
 * Runs the publisher on this machine: receives webhooks, builds, checks and releases. Resumes an interrupted run, also
 * after a crash.
 *
 * @throws Error if another publisher holds the folder, or the port is in use.
 */
export const startPublisher = async (options: PublisherOptions): Promise<RunningPublisher> => {
  const { settings, siteFolder, log } = options;
  const { secret, environment } = settings;
  const folder = join(siteFolder, publishingFolder);
  const files = publishingFiles(folder);
  await mkdir(files.releases, { recursive: true });
  const queue = await openQueue({
    queue: settings.queue,
    siteFolder,
    folder,
    lease: options.lease,
    log,
  });
  const { journal, store } = queue;
  const prewarmCommand = settings.isPrewarmed ? options.prewarmCommand : undefined;
  const build = await openBuild({
    ...{ siteFolder, command: options.buildCommand, prewarmCommand, logFolder: files.logs, log },
    buildState: options.buildState,
    address: settings.buildState,
    isPathStyle: settings.isPathStyle,
    every: options.buildStateEvery,
  });

  // Of several publishers the one that leads writes to the targets.
  const mayPush = (): boolean => queue.leadership()?.isLeader ?? true;
  const targets =
    settings.targets.length > 0 ? await openTargets({ ...options, folder, mayPush }) : undefined;
  const app = fastify({ forceCloseConnections: true });
  const metrics = publisherMetrics({ journal, store, releasesFolder: files.releases });
  countAnswers(app, metrics.registry, 'publisher', {
    path: webhookPath,
    name: 'publisher_webhook_answers_total',
    help: 'Answers to webhooks by code.',
  });
  const tracing = await startTracing(settings.tracesEndpoint, { journal, store, log });
  const publisher = startPublishing({
    ...options,
    onStep: (step, run) => {
      metrics.onStep(step, run);
      tracing.onStep(step, run);
      options.onStep?.(step, run);
    },
    releaseWait: settings.releaseWait,
    journal,
    store,
    lease: queue.lease,
    hasRelease: () => currentRelease(files.releases) !== undefined,
    isDelivering: targets?.isDelivering,
    steps: {
      build,
      check: async ({ confirmedPageCount, onProgress }) =>
        runChecks({
          ...options,
          pagesBefore: (await currentMetadata(files.releases))?.pageCount,
          confirmedPageCount,
          onProgress,
        }),
      release: releaseWith({
        ...options,
        releasesFolder: files.releases,
        keep: settings.keep,
        keepGoneFor: settings.keepGoneFor,
        afterRelease: settings.afterRelease,
        signingKey: settings.signingKey,
        isStagedEarly: settings.isPrewarmed,
        onSwitch: targets?.wake,
      }),
    },
  });
  metrics.watch(publisher);
  addOperationsRoutes(app, {
    registry: metrics.registry,
    notReady: async () =>
      publisher.stoppedBy() === undefined
        ? unwritable(folder, 'The state of the publisher')
        : 'The publisher has stopped.',
    token: settings.metricsToken,
  });
  queue.onChange(publisher.wake);
  const addressOf = editorAddress({
    host: settings.contentfulHost,
    spaceId: settings.spaceId ?? '',
    environment,
  });
  const onAccepted = (publication: QueuedPublication): void => {
    tracing.onAccepted(publication);
    publisher.wake();
  };
  const isKnown = ({ release }: Publication): boolean => {
    const { triedSeq, run } = store.get();
    const upTo = Math.max(triedSeq, run?.upTo ?? 0);
    return release !== undefined && isIncluded(journal.after(0), release.actionId, upTo);
  };
  addWebhookRoute(app, { journal, secret, environment, isKnown, onAccepted, log });
  const sources = {
    journal,
    store,
    publisher,
    leadership: queue.leadership,
    releasesFolder: files.releases,
    addressOf,
    targets: targets?.statuses,
  };
  addStatusRoutes(app, sources, {
    ...options.statusPage,
    hasTranslations: options.translationsFile !== undefined,
  });
  if (options.translationsFile !== undefined) {
    addTranslationRoutes(app, files.releases, fieldAddressOf(addressOf), options.statusPage);
  }
  const dryRuns = addDryRuns(app, sources, options);
  if (settings.appToken !== undefined) {
    addEntryApp(app, sources, {
      token: settings.appToken,
      origins: settings.appOrigins ?? [],
      frames: editorOrigins(settings.contentfulHost),
      entryReleasesFile: files.entryReleases,
      hasDryRuns: dryRuns !== undefined,
    });
  }
  const close = async (): Promise<void> => {
    await app.close();
    await dryRuns?.close();
    await publisher.close();
    await targets?.close();
    await tracing.close();
    await queue.close();
  };
  try {
    await app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await close();
    throw listenError(error as NodeJS.ErrnoException, settings);
  }
  const { port } = app.server.address() as AddressInfo;
  const name = reachableHost(settings.host);
  const origin = `http://${name === '127.0.0.1' ? 'localhost' : name}:${port}`;
  return {
    origin,
    webhookAddress: `${origin}${webhookPath}`,
    ask: (command) => askPublisher({ host: settings.host, port, secret }, command, options),
    close,
  };
};
