import { steps, type PublisherState, type Step } from '../state/types';

/** The progress of a run, 0 to 1: from its own counts, or else from the step times of the last run that went live. */
export const runShare = (
  { run, results }: PublisherState,
  now: number,
  ofStep?: number,
): number => {
  if (run === undefined) return 0;
  const last = results.find(({ outcome }) => outcome === 'live')?.took ?? {};
  const usualTime = (step: Step): number =>
    last[step] ?? { building: 30_000, checking: 2000, releasing: 1000 }[step];
  const total = steps.reduce((sum, step) => sum + usualTime(step), 0);
  const before = steps
    .slice(0, steps.indexOf(run.step))
    .reduce((sum, step) => sum + usualTime(step), 0);
  const spent = steps
    .slice(0, steps.indexOf(run.step))
    .reduce((sum, step) => sum + (run.took[step] ?? 0), 0);
  const elapsed = now - run.startedAt - spent;
  const inStep = ofStep ?? Math.min(0.95, elapsed / usualTime(run.step));
  return Math.min(0.99, (before + inStep * usualTime(run.step)) / total);
};
