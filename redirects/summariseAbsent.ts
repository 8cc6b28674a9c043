import { basename } from 'node:path';
import type { RedirectProblem } from './types';

const inOrder = (names: Iterable<string>): string => [...new Set(names)].sort().join(', ');

/**
 * One line for all rules that lead to countries without a page, with the number of each file: a space of its own need not
 * have the countries of the table. Undefined if there is none.
 */
export const summariseAbsent = (problems: readonly RedirectProblem[]): string | undefined => {
  const absent = problems.filter(({ absentCountry }) => absentCountry !== undefined);
  if (absent.length === 0) return undefined;
  const byFile = new Map<string, number>();
  for (const { file } of absent) byFile.set(file, (byFile.get(file) ?? 0) + 1);
  const files = [...byFile].map(([file, count]) => `${basename(file)} ${count}`).join(', ');
  const countries = inOrder(absent.flatMap(({ absentCountry }) => absentCountry ?? []));
  const rules = absent.length === 1 ? 'redirect is' : 'redirects are';
  return `${absent.length} ${rules} skipped because the space has no page of these countries: ${countries}. Their rules stay in redirects/rules (${files}) for when it has.`;
};
