import { graphql } from 'gatsby';
import { FigureTable } from './FigureTable';
import { breakdownLines } from './investorFigures';
import { Proportions } from './Proportions';

type BreakdownProps = {
  topic: string;
  finding: string | null | undefined;
  items: readonly Queries.BreakdownItemFragment[];
  /** The name of the line that stands out where editors have marked none: the country of the site. */
  own: string;
  /** Its bars are the changes, not the values. */
  isOfChange?: boolean;
  /** Its values are drawn as areas. */
  isDrawn?: boolean;
  labels: Queries.BreakdownLabelsFragment;
};

/** A breakdown of revenue: bars of this year and the previous one, or of the change between them, with the numbers. */
export const Breakdown = ({
  topic,
  finding,
  items,
  own,
  isOfChange,
  isDrawn,
  labels,
}: BreakdownProps) => {
  if (items.length === 0) return null;
  const hasMarked = items.some(({ isMarked }) => isMarked);
  const lines = breakdownLines(items, isOfChange).map((item) => ({
    ...item,
    isMarked: item.isMarked || (item.name === own && !hasMarked),
    texts: [item.displayValueThisYear, item.displayValueLastYear, item.displayChange],
  }));
  return (
    <FigureTable
      topic={topic}
      finding={finding}
      unit={labels.shareOfRevenue}
      columns={[labels.thisYear, labels.lastYear, labels.changeInPoints]}
      lines={lines}
      drawing={isDrawn && <Proportions shares={[...lines].sort((a, b) => b.first - a.first)} />}
    />
  );
};

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
