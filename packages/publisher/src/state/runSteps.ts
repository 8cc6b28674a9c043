import { releaseId } from '../releases/releaseFolder';
import type { RunOutcome } from './finishRun';
import type { StateStore } from './openState';
import type { OnProgress, Steps } from './steps';
import type { Run } from './types';

export type RunStepsOptions = {
  store: StateStore;
  steps: Steps;
  /** Called before each step. */
  onBegin: (run: Run) => void;
  onProgress: OnProgress;
  /** Why the content that was built may not be released, if so: the run is to be repeated. */
  setAside: (run: Run) => string | undefined;
  signal: AbortSignal;
};

/** An exception of a step, with the state of the run. */
export class StepError extends Error {
  override name = 'StepError';

  constructor(
    readonly run: Run,
    cause: unknown,
  ) {
    super(`The step "${run.step}" failed.`, { cause });
  }
}

/** The run ends without a result, because its content may have half of a release. */
export class SetAside extends Error {
  override name = 'SetAside';
}

/**
 * Runs the remaining steps of a run. Each is idempotent, and is persisted before it starts.
 *
 * @throws StepError if a step throws.
 * @throws SetAside if the run is to be repeated.
 */
export const runSteps = async (
  first: Run,
  { store, steps, onBegin, onProgress, setAside, signal }: RunStepsOptions,
): Promise<{ run: Run; outcome: RunOutcome }> => {
  let run = first;

  const timed = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    onBegin(run);
    const started = Date.now();
    const value = await work();
    run = { ...run, took: { ...run.took, [run.step]: Date.now() - started } };
    return value;
  };
  const enter = async (change: Partial<Run>): Promise<void> => {
    run = { ...run, ...change };
    await store.change({ run });
  };

  try {
    if (run.step === 'building') {
      const { number } = run;
      await timed(() => steps.build.build({ number, onProgress, signal }));
      await enter({ step: 'checking' });
    }
    if (run.step === 'checking') {
      const reason = setAside(run);
      if (reason !== undefined) throw new SetAside(reason);
      const { confirmedPageCount } = store.get();
      steps.release.begin?.();
      const { problems, pageCount, warnings } = await timed(() =>
        steps.check({ confirmedPageCount, onProgress }),
      );
      await store.change({ warnings });
      const [problem] = problems;
      if (problem !== undefined) {
        const more = problems.length > 1 ? ` And ${problems.length - 1} more.` : '';
        const error = `${problem.message}${more}`;
        return { run, outcome: { outcome: 'failed', error, problems, pageCount } };
      }
      const late = setAside(run);
      if (late !== undefined) throw new SetAside(late);
      const createdAt = Date.now();
      const release = { id: releaseId(run.number, createdAt), createdAt, pageCount };
      await enter({ step: 'releasing', release });
    }
    const { release } = run;
    if (release === undefined) throw new Error('The state names no release.');
    await timed(() => steps.release.release(release, onProgress));
    return {
      run,
      outcome: { outcome: 'live', releaseId: release.id, pageCount: release.pageCount },
    };
  } catch (error) {
    throw error instanceof SetAside ? error : new StepError(run, error);
  }
};
