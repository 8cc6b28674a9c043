import type { BuildEventOf } from 'static-site-publisher/build-events';
import { ProblemError } from '../../gatsby/problems/buildProblem';
import { GatsbyError } from './runGatsby';

/**
 * What keeps a build from ending, as events.
 *
 * @param hasToldErrors whether Gatsby has reported errors of its own; then its end is no news.
 */
export const failureEvents = (error: unknown, hasToldErrors: boolean): BuildEventOf<'error'>[] => {
  if (error instanceof ProblemError) {
    return error.problems.map((problem) => ({ type: 'error', ...problem }));
  }
  if (error instanceof GatsbyError && hasToldErrors) return [];
  const text = error instanceof Error ? error.message : String(error);
  return [{ type: 'error', id: 'unknown', category: 'unknown', text }];
};
