import { graphql } from 'gatsby';
import { FigureTable } from './FigureTable';
import { breakdownLines } from './investorFigures';

type BreakdownProps = {
  topic: string;
  finding: string | null | undefined;
  items: readonly Queries.BreakdownItemFragment[];
  /** The name of the line that stands out where editors have marked none: the country of the site. */
  own: string;
  /** Its bars are the changes, not the values. */
  isOfChange?: boolean;
  labels: Queries.BreakdownLabelsFragment;
};

/** A breakdown of revenue: bars of this year and the previous one, or of the change between them, with the numbers. */
export const Breakdown = ({ topic, finding, items, own, isOfChange, labels }: BreakdownProps) =>
  items.length === 0 ? null : (
    <FigureTable
      topic={topic}
      finding={finding}
      unit={labels.shareOfRevenue}
      columns={[labels.thisYear, labels.lastYear, labels.changeInPoints]}
      lines={breakdownLines(items, isOfChange).map((item) => ({
        name: item.name,
        first: item.current,
        second: item.previous,
        change: isOfChange ? item.change : undefined,
        texts: [item.displayValueThisYear, item.displayValueLastYear, item.displayChange],
        isMarked: item.isMarked || (item.name === own && !items.some(({ isMarked }) => isMarked)),
      }))}
    />
  );

export const fragment = graphql`
  fragment BreakdownItem on ContentfulBreakdownItem {
    name
    isMarked
    valueThisYear
    valueLastYear
    displayValueThisYear
    displayValueLastYear
    displayChange
  }

  fragment BreakdownLabels on Labels {
    thisYear
    lastYear
    changeInPoints
    shareOfRevenue
  }
`;
