import { problemLine, type BuildProblem } from './buildProblem';
import type { CheckProblem } from './checkProblem';
import { BuildError } from './types';

/** Lines of output attached to a failure without `error` events. */
const maxLines = 20;
const longestMessage = 1000;

const longestSummary = 300;

const shorten = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;

/** A problem on one line. */
const summaryOf = (problem: BuildProblem): string =>
  shorten(problemLine(problem).replace(/\s+/g, ' '), longestSummary);

const problemOf = (problem: BuildProblem): CheckProblem => {
  const { category, entry, field, variable, file, line } = problem;
  const place = file === undefined ? '' : ` (${file}${line === undefined ? '' : `:${line}`})`;
  return {
    check: category === 'content' ? 'content' : 'build',
    category,
    message: `${shorten(problemLine(problem), longestMessage)}${place}`,
    ...(entry && { entryId: entry.id, entryName: entry.name }),
    ...(field !== undefined && { field }),
    ...(variable !== undefined && { variable }),
    ...(file !== undefined && { file }),
  };
};

export type FailedBuild = {
  /** The `error` events of the build. */
  errors: readonly BuildProblem[];
  /** Its last lines of text. */
  text: readonly string[];
  exitCode: number | null;
  logFile: string;
};

/** Converts a failed build to an error: its problems, content first, or else its exit code and last lines of output. */
export const explainFailure = ({ errors, text, exitCode, logFile }: FailedBuild): BuildError => {
  const ofContent = errors.filter(({ category }) => category === 'content');
  const reported = ofContent.length > 0 ? ofContent : errors;
  // Content errors are all reported before the build fails. Otherwise the last error is the cause.
  const main = ofContent[0] ?? reported.at(-1);
  const log = text.slice(-maxLines);
  if (main === undefined) {
    const message = `The build ended with exit code ${exitCode} and reported no error (${logFile}).`;
    return new BuildError(message, 'transient', [], log);
  }
  const more = reported.length > 1 ? ` And ${reported.length - 1} more.` : '';
  const line = `${summaryOf(main)}${more}`;
  const problems = reported.map(problemOf);
  if (main.category === 'content') return new BuildError(line, 'content', problems);
  const isForDevelopers = reported.some(
    ({ category }) => category === 'code' || category === 'unknown',
  );
  return new BuildError(
    `The build failed: ${line} (${logFile})`,
    'transient',
    problems,
    isForDevelopers ? log : [],
  );
};
