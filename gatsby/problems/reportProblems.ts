import type { Reporter } from 'gatsby';
import { problemLine, type BuildProblem } from './buildProblem';

/** The error id registered with Gatsby, which prefixes it with `default-site-plugin_`. */
const problemId = 'problem';

/** The context of the site's errors and warnings; structured loggers (`GATSBY_LOGGER=json`) output it unchanged. */
export type ProblemContext = { sourceMessage: string; problem: BuildProblem };

/** Registers the error format with Gatsby; called in `onPluginInit`. */
export const defineProblems = ({ setErrorMap }: Reporter): void =>
  setErrorMap({
    [problemId]: {
      text: ({ sourceMessage }: ProblemContext) => sourceMessage,
      level: 'ERROR',
      category: 'USER',
      type: 'PLUGIN',
    },
  });

const metaOf = (problem: BuildProblem): { id: string; context: ProblemContext } => ({
  id: problemId,
  context: { sourceMessage: problemLine(problem), problem },
});

/** Reports each problem as a structured Gatsby error, then exits. */
export const panicWith = (reporter: Reporter, problems: readonly BuildProblem[]): never => {
  const last = problems.at(-1);
  for (const problem of problems.slice(0, -1)) reporter.error(metaOf(problem));
  return reporter.panic(last ? metaOf(last) : 'The build failed without a problem.');
};
