import { join } from 'node:path';
import { shareBuildState } from '../../src/build-state/shareBuildState';
import type { BuildStateConfig } from '../../src/build-state/types';
import { buildWith } from '../../src/build/runBuild';
import type { BuildStep } from '../../src/build/types';
import type { ObjectStore } from '../../src/targets/types';

export type SharedBuildOptions = {
  siteFolder: string;
  buildState: BuildStateConfig;
  store: ObjectStore;
  command: readonly string[];
  prewarmCommand: readonly string[];
  env: NodeJS.ProcessEnv;
};

export type SharedBuild = BuildStep & {
  /** What it has logged. */
  lines: readonly string[];
  /** Builds; rejects if the build fails. */
  run: () => Promise<void>;
};

/** Builds with shared state as the publisher does, without a queue and releases. */
export const openSharedBuild = (options: SharedBuildOptions): SharedBuild => {
  const { siteFolder, buildState: config, store } = options;
  const lines: string[] = [];
  const log = (line: string): void => void lines.push(line);
  const logFolder = join(siteFolder, '.logs');
  const build = shareBuildState(buildWith({ ...options, logFolder, log }), {
    ...{ config, siteFolder, store, log },
    isPrewarmed: true,
    every: 0,
  });
  let number = 0;
  const { signal } = new AbortController();
  return {
    ...build,
    lines,
    run: () => build.build({ number: ++number, onProgress: () => undefined, signal }),
  };
};
