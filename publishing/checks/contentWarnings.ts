import type { CheckProblem } from 'static-site-publisher/checks';
import type { ContentReport } from '../../gatsby/content-report/contentReport';

/** The warnings of a build's content report. */
export const contentWarnings = ({ leftOut, warnings = [] }: ContentReport): CheckProblem[] => [
  ...leftOut.map(({ entryId, entryName, site, reason }): CheckProblem => {
    const message = `"${entryName}" has no page in ${site}: ${reason}.`;
    return { check: 'content', message, entryId, entryName };
  }),
  ...warnings.map(({ id, name, type, message }): CheckProblem => {
    if (id === '') return { check: 'content', message };
    const entry = { entryName: name, ...(type === 'Entry' ? { entryId: id } : { assetId: id }) };
    return { check: 'content', message, ...entry };
  }),
];
