import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fastify from 'fastify';
import { askPublisher } from './askPublisher';
import { buildWith, projectBuild, projectStandby } from './build/runBuild';
import { runChecks } from './checks/runChecks';
import { editorAddress } from './entryAddress';
import { lockFolder } from './files/lockFolder';
import { publishingFiles, publishingFolder } from './publishingFolder';
import { openJournal } from './queue/openJournal';
import type { PublishingSettings } from './readPublishingSettings';
import { currentRelease } from './releases/listReleases';
import { currentFacts, releaseWith } from './releases/release';
import { openState } from './state/openState';
import { startPublishing, type PublishOptions } from './state/publish';
import { addStatusRoutes } from './status/statusRoutes';
import type { commandTopics } from './webhook/readWebhook';
import { addWebhookRoute, webhookPath } from './webhook/webhookRoute';

export type PublisherOptions = Pick<PublishOptions, 'onStep' | 'patience' | 'retryAfter'> & {
  settings: PublishingSettings;
  /** The folder of the project. */
  siteFolder: string;
  /** A program and its arguments that builds the site there; the build of this project if undefined. */
  buildCommand?: readonly string[];
  /** The same for a build that is loaded ahead; see RunBuildOptions. */
  standbyCommand?: readonly string[];
  log: (line: string) => void;
};

export type RunningPublisher = {
  origin: string;
  webhookAddress: string;
  /** Asks it for a build, or confirms one. */
  ask: (command: keyof typeof commandTopics) => Promise<void>;
  /** Ends it; a build under way is taken up at the next start. */
  close: () => Promise<void>;
};

/**
 * Runs the publisher on this machine: receives webhooks, and brings what they tell of to visitors. What was under way
 * when it last ended, however it did, is taken up again.
 *
 * @throws Error when another publisher has the folder, or the port is taken.
 */
export const startPublisher = async (options: PublisherOptions): Promise<RunningPublisher> => {
  const { settings, siteFolder, log } = options;
  const { secret, environment, pathPrefix } = settings;
  const folder = join(siteFolder, publishingFolder);
  const files = publishingFiles(folder);
  await mkdir(files.releases, { recursive: true });
  const unlock = lockFolder(files.inUse, 'The publisher');
  const journal = await openJournal(files.journal);
  const store = await openState(files.state, log);
  const standbyCommand =
    options.standbyCommand ?? (options.buildCommand ? undefined : projectStandby);
  const build = buildWith({
    siteFolder,
    command: options.buildCommand ?? projectBuild,
    standbyCommand: settings.hasStandby ? standbyCommand : undefined,
    logFolder: files.logs,
    log,
  });

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
          siteFolder,
          factsFile: files.pageFacts,
          pagesBefore: (await currentFacts(files.releases))?.pageCount,
          maxPageDrop: settings.maxPageDrop,
          confirmedPageCount,
          pathPrefix,
          externalAddressesFile: settings.asksOtherSites ? files.externalAddresses : undefined,
          onProgress,
        }),
      release: releaseWith({
        siteFolder,
        releasesFolder: files.releases,
        keep: settings.keep,
        keepGoneFor: settings.keepGoneFor,
        afterRelease: settings.afterRelease,
        isMadeAhead: settings.hasStandby,
        log,
      }),
    },
  });
  const addressOf = editorAddress({
    host: settings.host,
    spaceId: settings.spaceId ?? '',
    environment,
  });
  addWebhookRoute(app, { journal, secret, environment, onAccepted: publisher.wake, log });
  addStatusRoutes(app, { journal, store, publisher, releasesFolder: files.releases, addressOf });
  const close = async (): Promise<void> => {
    await app.close();
    await publisher.close();
    await journal.close();
    unlock();
  };
  try {
    await app.listen({ host: '127.0.0.1', port: settings.port });
  } catch (error) {
    await close();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(
      `Port ${settings.port} is in use. Stop what uses it, or choose another with PUBLISH_PORT.`,
    );
  }
  const { port } = app.server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  return {
    origin,
    webhookAddress: `${origin}${webhookPath}`,
    ask: (command) => askPublisher({ port, secret }, command),
    close,
  };
};
