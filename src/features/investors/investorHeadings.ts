import { headingId } from '../../sections/rich-text/headingId';

type Figures = Readonly<
  Record<
    'financialYears' | 'geographicAreas' | 'industries' | 'marketSegments' | 'capitalStructure',
    readonly unknown[]
  >
>;
type Titles = Readonly<
  Record<
    | 'consolidatedRevenue'
    | 'operatingResult'
    | 'headcount'
    | 'revenueByArea'
    | 'revenueByIndustry'
    | 'revenueBySegment'
    | 'capitalStructure',
    string
  >
>;

/** The titles of the figures that are not empty, with the ids of their sections. */
export const investorHeadings = (figures: Figures, titles: Titles) =>
  [
    ...(figures.financialYears.length > 0
      ? [titles.consolidatedRevenue, titles.operatingResult, titles.headcount]
      : []),
    ...(figures.geographicAreas.length > 0 ? [titles.revenueByArea] : []),
    ...(figures.industries.length > 0 ? [titles.revenueByIndustry] : []),
    ...(figures.marketSegments.length > 0 ? [titles.revenueBySegment] : []),
    ...(figures.capitalStructure.length > 0 ? [titles.capitalStructure] : []),
  ].map((title) => ({ id: headingId(title), title }));
