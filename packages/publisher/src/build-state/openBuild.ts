import { buildWith } from '../build/runBuild';
import type { RunBuildOptions } from '../build/launchBuild';
import type { BuildStep } from '../build/types';
import { openS3Store } from '../targets/s3Store';
import type { TargetAddress } from '../targets/readTargets';
import { shareBuildState } from './shareBuildState';
import type { BuildStateConfig } from './types';

export type OpenBuildOptions = RunBuildOptions & {
  log: (line: string) => void;
  /** Of the config. */
  buildState: BuildStateConfig | undefined;
  /** Of the settings: where the state is shared. */
  address: TargetAddress | undefined;
  isPathStyle: boolean;
  every: number | undefined;
};

/**
 * The build step of the settings.
 *
 * @throws Error if the state is to be shared and the config does not say what it is.
 */
export const openBuild = async (options: OpenBuildOptions): Promise<BuildStep> => {
  const { siteFolder, buildState: config, address, isPathStyle, log, every } = options;
  const build = buildWith(options);
  if (address === undefined) return build;
  if (config === undefined)
    throw new Error('PUBLISH_BUILD_STATE needs the field buildState in the config.');
  return shareBuildState(build, {
    ...{ config, siteFolder, log },
    store: await openS3Store(address, { isPathStyle }),
    isPrewarmed: options.prewarmCommand !== undefined,
    ...(every !== undefined && { every }),
  });
};
