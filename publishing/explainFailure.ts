import type { CheckProblem } from './checks/types';

/** `"Name" (insight 4f2)`, as the site plan names entries. */
const named = /"([^"]*)" \((?:[A-Za-z]+ )?([^()]+)\)/;

/** The faults that a build has named, with the entry of each where there is one. */
export const problemsOfLines = (lines: readonly string[]): CheckProblem[] =>
  lines.flatMap((line): CheckProblem[] => {
    const [, entryName, entryId] = named.exec(line) ?? [];
    if (entryId === undefined) return [];
    return [{ check: 'content', message: line, entryId, entryName }];
  });
