import type { BuildEventOf, BuildStepName } from './buildEvents';
import type { BuildProgress } from './types';

/** Display names of the steps. */
const stepNames: Readonly<Record<BuildStepName, string>> = {
  starting: 'Starting',
  sourcing: 'Fetching content',
  planning: 'Planning pages',
  bundling: 'Preparing scripts',
  querying: 'Reading pages',
  rendering: 'Writing pages',
  finishing: 'Compressing',
};

/** The status page's text for a step, with page counts if it has more than one page. */
export const progressOf = ({ step, done, total }: BuildEventOf<'progress'>): BuildProgress => {
  const name = stepNames[step];
  return {
    doing:
      done === undefined || total === undefined || total < 2
        ? name
        : `${name}, ${done} of ${total}`,
  };
};
