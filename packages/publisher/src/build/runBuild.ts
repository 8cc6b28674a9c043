import { createWriteStream } from 'node:fs';
import type { BuildProblem } from './buildProblem';
import { startLine } from './buildEvents';
import { explainFailure } from './explainFailure';
import { killLeftoverBuild } from './guardFile';
import { launchBuild, type RunBuildOptions, type RunningBuild } from './launchBuild';
import { openLog } from './openLog';
import { progressOf } from './progressOf';
import type { BuildStep } from './types';

/** Lines of text kept in memory, for a build that fails without an error. */
const maxTextLines = 200;

/**
 * Runs builds, each in a process group that is killed when this process exits for any reason. Kills a build of a previous
 * publisher before it starts another.
 */
export const buildWith = (options: RunBuildOptions): BuildStep => {
  const { command, prewarmCommand, logFolder } = options;
  let prewarmed: RunningBuild | undefined;

  const takePrewarmed = (): RunningBuild | undefined => {
    const taken = prewarmed;
    prewarmed = undefined;
    return taken?.child.exitCode === null ? taken : undefined;
  };

  return {
    prepare: async () => {
      if (prewarmCommand === undefined || prewarmed !== undefined) return;
      await killLeftoverBuild(logFolder);
      const prepared = launchBuild(options, prewarmCommand);
      prewarmed = prepared;
      const forget = (): void => {
        if (prewarmed !== prepared) return;
        prewarmed = undefined;
        // The failure is not reported: the next build reports the error if it persists.
        options.log?.('the prewarmed build has ended; the next build starts without it');
      };
      prepared.ended.then(forget, forget);
    },
    isPrepared: () => prewarmed?.isReady() ?? false,
    close: async () => {
      const waiting = takePrewarmed();
      waiting?.child.stdin.end();
      await waiting?.ended;
    },
    build: async ({ number, onProgress, signal }) => {
      let running = takePrewarmed();
      if (running === undefined) {
        await killLeftoverBuild(logFolder);
        running = launchBuild(options, command);
      }
      const { child } = running;
      const logFile = openLog(logFolder, number);
      const log = createWriteStream(logFile);
      // A log that cannot be written does not fail the build.
      log.on('error', () => undefined);
      const stop = (): void => void child.stdin.end();
      signal.addEventListener('abort', stop);
      const errors: BuildProblem[] = [];
      const text: string[] = [];
      running.onLine(({ line, event, isText }) => {
        // Page counts arrive four times a second; only the status page uses them.
        if (event?.type !== 'progress' || event.done === undefined) log.write(`${line}\n`);
        if (isText && text.push(line) > maxTextLines) text.shift();
        if (event?.type === 'progress') onProgress(progressOf(event));
        if (event?.type === 'error') errors.push(event);
      });
      child.stdin.write(startLine);
      const exitCode = await running.ended.finally(() => signal.removeEventListener('abort', stop));
      await new Promise<void>((done) => log.end(done));
      if (exitCode !== 0) throw explainFailure({ errors, text, exitCode, logFile });
    },
  };
};
