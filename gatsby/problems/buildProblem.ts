// Types alone: Gatsby compiles this file without the aliases of tsconfig.json.
import type { BuildProblem } from 'static-site-publisher/build-events';

export type { BuildProblem };

/** A problem as one human-readable line: the fault, then the fix. */
export const problemLine = ({ text, fix }: Pick<BuildProblem, 'text' | 'fix'>): string =>
  fix === undefined ? text : `${text} ${fix}`;

/** An error with structured problems; `message` is human-readable. */
export class ProblemError extends Error {
  override name = 'ProblemError';

  constructor(
    readonly problems: readonly BuildProblem[],
    message = problems.map(problemLine).join('\n'),
  ) {
    super(message);
  }
}
