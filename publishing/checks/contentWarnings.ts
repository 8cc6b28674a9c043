import type { CheckProblem } from 'static-site-publisher/checks';
import type { ContentReport } from '../../gatsby/content-report/contentReport';

/** What the content report of a build says, as warnings of the check. */
export const contentWarnings = ({ leftOut, findings = [] }: ContentReport): CheckProblem[] => [
  ...leftOut.map(({ entryId, entryName, site, reason }): CheckProblem => {
    const message = `"${entryName}" has no page in ${site}: ${reason}.`;
    return { check: 'content', message, entryId, entryName };
  }),
  ...findings.map(({ id, name, type, message }): CheckProblem => {
    const entry = { entryName: name, ...(type === 'Entry' ? { entryId: id } : { assetId: id }) };
    return { check: 'content', message, ...entry };
  }),
];
