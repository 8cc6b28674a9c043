import { join } from 'node:path';
import type { PublisherConfig } from '../config';
import type { PublisherSettings } from '../readSettings';
import { publishingFiles } from '../publishingFolder';
import { localReleases } from './localRelease';
import { mirrorReleases, type Mirror } from './mirrorReleases';
import { objectTarget } from './objectTarget';
import { refreshEdges } from './refreshEdges';
import { openS3Store } from './s3Store';
import type { ReleaseTarget } from './types';

export type OpenTargetsOptions = Pick<PublisherConfig, 'immutableFiles'> & {
  settings: Pick<PublisherSettings, 'targets' | 'edges' | 'isPathStyle' | 'keep' | 'pathPrefix'>;
  /** The publisher's folder. */
  folder: string;
  log: (line: string) => void;
  /** Whether this publisher may write; always if undefined. */
  mayPush?: () => boolean;
};

/** The folder with what the publisher knows of its targets. */
const foldersOf = (folder: string) => join(folder, 'targets');

const openAll = ({ settings, folder }: OpenTargetsOptions): Promise<ReleaseTarget[]> =>
  Promise.all(
    settings.targets.map(async (address) =>
      objectTarget({
        name: address.name,
        store: await openS3Store(address, settings),
        folder: join(foldersOf(folder), encodeURIComponent(address.name)),
        keep: settings.keep,
      }),
    ),
  );

/**
 * Starts to mirror releases to the targets of the settings.
 *
 * @throws Error naming the command that installs the SDK if it is missing.
 */
export const openTargets = async (options: OpenTargetsOptions): Promise<Mirror> => {
  const { settings, folder, immutableFiles, log, mayPush } = options;
  const { releases } = publishingFiles(folder);
  return mirrorReleases({
    releasesFolder: releases,
    targets: await openAll(options),
    readRelease: localReleases({
      releasesFolder: releases,
      hashesFile: join(foldersOf(folder), 'hashes.json'),
      immutableFiles,
      pathPrefix: settings.pathPrefix,
      log,
    }),
    onSwitch: refreshEdges(settings.edges ?? [], log),
    log,
    mayPush,
  });
};
