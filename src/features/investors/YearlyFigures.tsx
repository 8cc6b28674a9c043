import { graphql } from 'gatsby';
import { YearlyMeasure } from './YearlyMeasure';
import type { Measure } from './yearlyMeasures';

type YearlyFiguresProps = {
  measures: readonly Measure[];
  labels: Queries.YearlyFiguresLabelsFragment;
};

/** Measures of all financial years below each other, the last three side by side on wide windows; renders nothing without any. */
export const YearlyFigures = ({ measures, labels }: YearlyFiguresProps) => {
  if (measures.length === 0) return null;
  const render = (measure: Measure) => (
    <YearlyMeasure key={measure.title} measure={measure} labels={labels} />
  );
  return (
    <>
      {measures.slice(0, -3).map(render)}
      <div className="measures">{measures.slice(-3).map(render)}</div>
    </>
  );
};

export const fragment = graphql`
  fragment InvestorChanges on YearlyChanges {
    since
    consolidatedRevenue
    operatingResult
    operatingMargin
    headcount
  }

  fragment InvestorYear on ContentfulFinancialYear {
    year
    consolidatedRevenue
    operatingResult
    operatingMargin
    headcount
    displayConsolidatedRevenue
    displayOperatingResult
    displayOperatingMargin
    displayHeadcount
  }

  fragment YearlyFiguresLabels on Labels {
    consolidatedRevenue
    operatingResult
    operatingMargin
    headcount
    year
    showTable
    changeSince
    pointsSince
    shareOfRevenue
    inMillions
  }
`;
