import type { BuiltSite, CheckOutcome } from './types';

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** Reports a drop of the page count above `maxPageDrop`, unless it is confirmed. */
export const checkPageCount = (site: BuiltSite): CheckOutcome => {
  const { pagesBefore: before, confirmedPageCount: confirmed, confirmCommand } = site;
  const { maxPageDrop } = site.settings;
  const pageCount = site.pages.length;
  if (before === undefined || before === 0) return {};
  const drop = (before - pageCount) / before;
  const isConfirmed = confirmed !== undefined && pageCount >= confirmed;
  if (drop <= maxPageDrop || isConfirmed) return {};
  const message = `The site would fall from ${before} to ${pageCount} pages (${percent(drop)} fewer; up to ${percent(maxPageDrop)} go without a question). If that is meant, run "${confirmCommand}"; if not, publish again what is gone.`;
  return { problems: [{ check: 'page-count', message }] };
};
