import { graphql } from 'gatsby';
import { ChangeBar } from './FigureBars';
import { FigureTable } from './FigureTable';
import { breakdownLines } from './investorFigures';
import { Proportions } from './Proportions';

type BreakdownProps = {
  topic: string;
  finding: string | null | undefined;
  items: readonly Queries.BreakdownItemFragment[];
  /** The name of the line that stands out where editors have marked none: the country of the site. */
  own: string;
  /** Its values are drawn as areas too. */
  isDrawn?: boolean;
  labels: Queries.BreakdownLabelsFragment;
};

/** A breakdown of revenue: the numbers of this year and the previous one, with bars of the change between them. */
export const Breakdown = ({ topic, finding, items, own, isDrawn, labels }: BreakdownProps) => {
  if (items.length === 0) return null;
  const hasMarked = items.some(({ isMarked }) => isMarked);
  const lines = breakdownLines(items).map((item) => ({
    ...item,
    isMarked: item.isMarked || (item.name === own && !hasMarked),
    bars: <ChangeBar change={item.change} />,
    texts: [item.displayValueThisYear, item.displayValueLastYear, item.displayChange],
  }));
  return (
    <FigureTable
      topic={topic}
      finding={finding}
      unit={labels.shareOfRevenue}
      columns={[labels.thisYear, labels.lastYear, labels.changeInPoints]}
      lines={lines}
      drawing={
        isDrawn && (
          <Proportions shares={[...lines].sort((a, b) => b.valueThisYear - a.valueThisYear)} />
        )
      }
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
