import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { BarPair } from '../../components/charts/BarPair';
import { DataTable, TableFrame } from '../../components/DataTable';
import { media } from '../../theme/media';
import { color, size, space } from '../../theme/tokens';
import { headingId } from '../../i18n/headingId';
import { breakdownLines } from './investorFigures';

type BreakdownProps = {
  title: string;
  items: readonly Queries.BreakdownItemFragment[];
  /** The name of the line whose bar has the signal colour: the country of the site. */
  own: string;
  labels: Queries.BreakdownLabelsFragment;
};

/** A breakdown of revenue: bars of this year and the previous one, with the numbers. */
export const Breakdown = ({ title, items, own, labels }: BreakdownProps) => {
  if (items.length === 0) return null;
  return (
    <Columns id={headingId(title)} suppressHydrationWarning>
      <h2>{title}</h2>
      <TableFrame tabIndex={0} role="region" aria-label={title}>
        <DataTable>
          <caption className="visually-hidden">{`${title} · ${labels.shareOfRevenue}`}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">
                <Key data-current="" /> {labels.thisYear}
              </th>
              <th scope="col">
                <Key /> {labels.lastYear}
              </th>
              <th scope="col" data-wide="">
                {labels.changeInPoints}
              </th>
            </tr>
          </thead>
          <tbody>
            {breakdownLines(items).map((line) => (
              <tr key={line.name} data-own={line.name === own || undefined}>
                <th scope="row">
                  <Line>
                    <span>{line.name}</span>
                    <BarPair current={line.current} previous={line.previous} />
                  </Line>
                </th>
                <td>{line.displayValueThisYear}</td>
                <td>{line.displayValueLastYear}</td>
                <td data-wide="">{line.displayChange}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      </TableFrame>
    </Columns>
  );
};

const Columns = styled.section({
  display: 'grid',
  gap: space(2),
  paddingBlock: space(5),
  borderTop: `1px solid ${color.lineStrong}`,
  '& h2': { fontSize: size.h3 },
  '& thead th:first-of-type': { textAlign: 'end', paddingInlineStart: space(2.5) },
  '& tbody td:nth-of-type(1)': { fontWeight: 600 },
  '& tbody td:nth-of-type(2)': { color: color.inkSoft },
  // The line of the next section follows.
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& [data-wide]': { display: 'none' },
  [media.sm]: { '& [data-wide]': { display: 'table-cell' } },
  [media.md]: {
    gap: space(3),
    paddingBlock: space(7),
    // Room for the bars.
    '& tbody th': { width: '60%' },
    '& thead th': { whiteSpace: 'nowrap' },
  },
});

const Line = styled.span({
  display: 'grid',
  gap: space(0.5),
  alignItems: 'center',
  minWidth: '6rem',
  [media.lg]: { gridTemplateColumns: '37% minmax(0, 1fr)', gap: space(3) },
});

const Key = styled.span({
  display: 'inline-block',
  width: 16,
  height: 4,
  marginInlineEnd: 4,
  verticalAlign: 'middle',
  background: color.lineStrong,
  '&[data-current]': { height: 10, background: color.ink },
});

export const fragment = graphql`
  fragment BreakdownItem on ContentfulBreakdownItem {
    name
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
