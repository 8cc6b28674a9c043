import type { BuildEventOf, BuildStepName } from './buildEvents';
import type { BuildProgress } from './types';

/** The steps of a build as editors read them. */
const stepNames: Readonly<Record<BuildStepName, string>> = {
  starting: 'Starting',
  sourcing: 'Fetching content',
  planning: 'Planning pages',
  bundling: 'Preparing scripts',
  querying: 'Reading pages',
  rendering: 'Writing pages',
  finishing: 'Compressing',
};

/** What the status page says of a step, with how many of its pages are done where there are many. */
export const progressOf = ({ step, done, total }: BuildEventOf<'progress'>): BuildProgress => {
  const name = stepNames[step];
  return {
    doing:
      done === undefined || total === undefined || total < 2
        ? name
        : `${name}, ${done} of ${total}`,
  };
};
