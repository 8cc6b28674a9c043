// Types alone: Gatsby compiles this file without the aliases of tsconfig.json.
import type { BuildProblem } from 'static-site-publisher/build-events';

export type { BuildProblem };

/** A problem in one line for people: what is wrong, then what to do. */
export const problemLine = ({ text, fix }: Pick<BuildProblem, 'text' | 'fix'>): string =>
  fix === undefined ? text : `${text} ${fix}`;

/** An error whose causes are data; `message` has the same for people. */
export class ProblemError extends Error {
  override name = 'ProblemError';

  constructor(
    readonly problems: readonly BuildProblem[],
    message = problems.map(problemLine).join('\n'),
  ) {
    super(message);
  }
}
