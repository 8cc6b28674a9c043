import type { RunResult } from '../state/types';

/**
 * The category of a failed run, as its metric names it: that of the build's first problem (`content`, `settings`, `space`,
 * `code`, `unknown`), the check that found one (`links`, `page-count`, …), `crash` for a build that reported no error, or
 * `system` for everything else, such as a full disk.
 */
export const failureCategory = ({ problems, log }: RunResult): string => {
  const [first] = problems;
  return first?.category ?? first?.check ?? (log ? 'crash' : 'system');
};
