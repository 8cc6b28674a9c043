import type { CheckProblem } from './types';

export type PageCountInput = {
  pageCount: number;
  /** Of the release that visitors get; none before the first. */
  before: number | undefined;
  /** The share of pages that may go at once, 0 to 1. */
  maxDrop: number;
  /** What somebody has confirmed. */
  confirmed: number | undefined;
};

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** Keeps a release back that has lost so many pages that it is likely a mistake. */
export const checkPageCount = ({
  pageCount,
  before,
  maxDrop,
  confirmed,
}: PageCountInput): CheckProblem[] => {
  if (before === undefined || before === 0) return [];
  const drop = (before - pageCount) / before;
  const isConfirmed = confirmed !== undefined && pageCount >= confirmed;
  if (drop <= maxDrop || isConfirmed) return [];
  return [
    {
      check: 'page-count',
      message: `The site would fall from ${before} to ${pageCount} pages (${percent(drop)} fewer; up to ${percent(maxDrop)} go without a question). If that is meant, run "npm run publisher -- confirm"; if not, publish again what is gone.`,
    },
  ];
};
