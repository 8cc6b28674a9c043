import type { Reporter } from 'gatsby';
import { problemLine, type BuildProblem } from './buildProblem';

/** The id of our errors among Gatsby's; it puts `default-site-plugin_` before it. */
const problemId = 'problem';

/** The context of an error or warning of ours; structured loggers (`GATSBY_LOGGER=json`) pass it on as it is. */
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

/** Reports every problem as a structured error of Gatsby's, then ends the build. */
export const panicWith = (reporter: Reporter, problems: readonly BuildProblem[]): never => {
  const last = problems.at(-1);
  for (const problem of problems.slice(0, -1)) reporter.error(metaOf(problem));
  return reporter.panic(last ? metaOf(last) : 'The build failed without a problem.');
};
