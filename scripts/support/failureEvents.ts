import type { BuildEventOf } from 'static-site-publisher/build-events';
import { ProblemError } from '../../gatsby/problems/buildProblem';
import { GatsbyError } from './runGatsby';

/**
 * Converts a build failure to error events.
 *
 * @param hasReportedErrors whether Gatsby has reported errors; its exit code then adds nothing.
 */
export const failureEvents = (
  error: unknown,
  hasReportedErrors: boolean,
): BuildEventOf<'error'>[] => {
  if (error instanceof ProblemError) {
    return error.problems.map((problem) => ({ type: 'error', ...problem }));
  }
  if (error instanceof GatsbyError && hasReportedErrors) return [];
  const text = error instanceof Error ? error.message : String(error);
  return [{ type: 'error', id: 'unknown', category: 'unknown', text }];
};
