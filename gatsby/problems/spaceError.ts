import { ProblemError, type BuildProblem } from './buildProblem';

/** The space is unreachable or returns an error: temporarily, or because a setting is wrong. */
export class SpaceError extends ProblemError {
  override name = 'SpaceError';

  constructor(problem: Pick<BuildProblem, 'text' | 'fix' | 'variable'>) {
    super([{ id: 'space', category: 'space', ...problem }]);
  }
}
