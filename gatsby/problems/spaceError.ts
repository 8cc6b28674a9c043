import { ProblemError, type BuildProblem } from './buildProblem';

/** A space that does not answer as it should: it may pass by itself, or a setting is wrong. */
export class SpaceError extends ProblemError {
  override name = 'SpaceError';

  constructor(problem: Pick<BuildProblem, 'text' | 'fix' | 'variable'>) {
    super([{ id: 'space', category: 'space', ...problem }]);
  }
}
