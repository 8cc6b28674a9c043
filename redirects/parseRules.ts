import type { RedirectProblem, TableRule } from './types';

export type ParsedRules = { rules: TableRule[]; problems: RedirectProblem[] };

/**
 * Parses a file of rules: `/from  /to` on each line, separated by whitespace. `#` begins a comment at the start of a
 * line, or after whitespace behind the target.
 */
export const parseRules = (file: string, text: string): ParsedRules => {
  const rules: TableRule[] = [];
  const problems: RedirectProblem[] = [];
  text.split(/\r?\n/).forEach((content, index) => {
    const line = index + 1;
    const [from, to, ...rest] = content
      .replace(/^\s*#.*$|\s#\s.*$/, '')
      .trim()
      .split(/\s+/);
    if (!from) return;
    if (to === undefined) {
      problems.push({
        file,
        line,
        kind: 'table',
        message: `"${from}" has no target: write "/old/path  /new/path".`,
      });
    } else if (rest.length > 0) {
      problems.push({
        file,
        line,
        kind: 'table',
        message: `"${rest.join(' ')}" after the target: a line is "/old/path  /new/path", and every rule is permanent.`,
      });
    } else {
      rules.push({ from, to, file, line });
    }
  });
  return { rules, problems };
};
