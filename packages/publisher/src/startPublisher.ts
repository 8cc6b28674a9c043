import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fastify from 'fastify';
import { askPublisher } from './askPublisher';
import { buildWith } from './build/runBuild';
import { runChecks } from './checks/runChecks';
import type { PublisherConfig } from './config';
import { editorAddress } from './entryAddress';
import { lockFolder } from './files/lockFolder';
import { listenError } from './listenError';
import { publishingFiles, publishingFolder } from './publishingFolder';
import { openJournal } from './webhook/openJournal';
import { reachableHost } from './reachableHost';
import type { PublisherSettings } from './readSettings';
import { currentRelease } from './releases/listReleases';
import { currentMetadata, releaseWith } from './releases/release';
import { openState } from './state/openState';
import { startPublishing, type PublishOptions } from './state/publish';
import { addStatusRoutes } from './status/statusRoutes';
import { openTargets } from './targets/openTargets';
import type { commandTopics } from './webhook/readWebhook';
import { addWebhookRoute, webhookPath } from './webhook/webhookRoute';

export type PublisherOptions = PublisherConfig &
  Pick<PublishOptions, 'onStep' | 'debounce' | 'retryAfter'> & {
    /** Settings of this machine; `readPublisherSettings` reads them from environment variables. */
    settings: PublisherSettings;
    /** The folder of the project. */
    siteFolder: string;
    /** Logs one line. */
    log: (line: string) => void;
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
  const unlock = lockFolder(files.inUse, 'The publisher');
  const journal = await openJournal(files.journal);
  const store = await openState(files.state, log);
  const build = buildWith({
    siteFolder,
    command: options.buildCommand,
    prewarmCommand: settings.isPrewarmed ? options.prewarmCommand : undefined,
    logFolder: files.logs,
    log,
  });

  const targets =
    settings.targets.length > 0 ? await openTargets({ ...options, folder }) : undefined;
  const app = fastify({ forceCloseConnections: true });
  const publisher = startPublishing({
    ...options,
    journal,
    store,
    hasRelease: () => currentRelease(files.releases) !== undefined,
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
        isStagedEarly: settings.isPrewarmed,
      }),
    },
  });
  const addressOf = editorAddress({
    host: settings.contentfulHost,
    spaceId: settings.spaceId ?? '',
    environment,
  });
  addWebhookRoute(app, { journal, secret, environment, onAccepted: publisher.wake, log });
  addStatusRoutes(
    app,
    {
      journal,
      store,
      publisher,
      releasesFolder: files.releases,
      addressOf,
      targets: targets?.statuses,
    },
    options.statusPage,
  );
  const close = async (): Promise<void> => {
    await app.close();
    await publisher.close();
    await targets?.close();
    await journal.close();
    unlock();
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
