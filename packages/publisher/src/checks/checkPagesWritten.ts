import type { BuiltSite, CheckOutcome } from './types';
import type { CheckProblem } from '../build/checkProblem';

/** Reports pages of `readPages` that the build has not written. */
export const checkPagesWritten = ({ pages, missing }: BuiltSite): CheckOutcome => {
  const entries = new Map(pages.map(({ path, entry }) => [path, entry]));
  return {
    problems: missing.map((path): CheckProblem => {
      const entry = entries.get(path);
      const name = entry ? `"${entry.name}" (${path})` : path;
      return {
        check: 'pages',
        message: `The page of ${name} was planned, but the build has not written it: ask a developer to look at the log.`,
        ...(entry && { entryId: entry.id, entryName: entry.name }),
      };
    }),
  };
};
