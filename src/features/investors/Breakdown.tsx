import { graphql } from 'gatsby';
import { ChangeBar } from './FigureBars';
import { FigureTable } from './FigureTable';
import { breakdownLines } from './investorFigures';
import { Proportions } from './Proportions';

type BreakdownProps = {
  title: string;
  finding: string | null | undefined;
  items: readonly Queries.BreakdownItemFragment[];
  /** The name of the line that stands out where editors have marked none: the country of the site. */
  own: string;
  /** What is drawn above the numbers: the shares as areas, or how they have shifted. */
  form?: 'areas' | 'shift';
  labels: Queries.BreakdownLabelsFragment;
};

/**
 * A breakdown of revenue: the numbers of this year and the previous one, with bars of the change between them. Below a drawing, which
 * says the same, visitors open them.
 */
export const Breakdown = ({ title, finding, items, own, form, labels }: BreakdownProps) => {
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
      topic={title}
      finding={finding}
      unit={labels.shareOfRevenue}
      columns={[labels.thisYear, labels.lastYear, labels.changeInPoints]}
      lines={lines}
      showTable={labels.showTable}
      drawing={
        form && (
          <div>
            <p aria-hidden>
              {form === 'shift'
                ? `${labels.lastYear} → ${labels.thisYear}`
                : `${labels.shareOfRevenue} · ${labels.changeInPoints}`}
            </p>
            <Proportions
              shares={[...lines].sort((a, b) => b.valueThisYear - a.valueThisYear)}
              form={form}
            />
          </div>
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
    showTable
  }
`;
