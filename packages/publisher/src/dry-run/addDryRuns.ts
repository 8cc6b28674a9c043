import type { FastifyInstance } from 'fastify';
import { outputFolderOf, type PublisherConfig } from '../config';
import type { Log } from '../log';
import type { PublisherSettings } from '../readSettings';
import { readStatus, type StatusSources } from '../status/readStatus';
import { addDryRunRoutes } from './dryRunRoutes';
import { openDryRuns, type DryRuns } from './dryRuns';

type Options = PublisherConfig & { settings: PublisherSettings; siteFolder: string; log: Log };

/** Serves dry runs if the config has them and the app of the editor a token. */
export const addDryRuns = (
  app: FastifyInstance,
  sources: StatusSources,
  options: Options,
): DryRuns | undefined => {
  const { dryRun: config, settings, siteFolder, log } = options;
  if (config === undefined || settings.appToken === undefined) return undefined;
  const dryRuns = openDryRuns({
    config,
    buildCommand: options.buildCommand,
    outputFolder: outputFolderOf(options),
    entryPagesFile: options.entryPagesFile,
    immutableFiles: options.immutableFiles,
    siteFolder,
    releasesFolder: sources.releasesFolder,
    isIdle: () => ['idle', 'failed'].includes(readStatus(sources).state),
    log,
  });
  addDryRunRoutes(app, {
    dryRuns,
    token: settings.appToken,
    origins: settings.appOrigins ?? [],
    pathPrefix: settings.pathPrefix ?? '',
    look: options.statusPage,
  });
  return dryRuns;
};
