import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { ColumnChart } from '../../components/charts/ColumnChart';
import { DataTable } from '../../components/DataTable';
import { useNumber } from '../../i18n/useNumber';
import { fill } from '../../i18n/fill';
import { media } from '../../theme/media';
import { color, font, size, space } from '../../theme/tokens';
import { headingId } from '../../i18n/headingId';
import { inYearOrder } from './investorFigures';

type YearlyFiguresProps = {
  years: readonly Queries.InvestorYearFragment[];
  currency: string;
  /** From the year before the last one. */
  changes: Queries.InvestorChangesFragment | null;
  labels: Queries.YearlyFiguresLabelsFragment;
};

/** Revenue, result and headcount: the latest figure, a chart of all years, and its numbers in a table within `<details>`. */
export const YearlyFigures = ({ years, currency, changes, labels }: YearlyFiguresProps) => {
  const write = useNumber();
  const ordered = inYearOrder(years);
  const last = ordered.at(-1);
  if (!last) return null;
  const money = fill(labels.inMillions, { currency });
  const measures = [
    {
      key: 'consolidatedRevenue',
      displayKey: 'displayConsolidatedRevenue',
      title: labels.consolidatedRevenue,
      unit: money,
    },
    {
      key: 'operatingResult',
      displayKey: 'displayOperatingResult',
      title: labels.operatingResult,
      unit: money,
    },
    {
      key: 'headcount',
      displayKey: 'displayHeadcount',
      title: labels.headcount,
      unit: undefined,
    },
  ] as const;
  const [first, ...others] = measures.map(({ key, displayKey, title, unit }) => {
    const points = ordered.map((year) => ({
      label: write(year.year),
      value: year[key],
      text: year[displayKey],
    }));
    return (
      <Measure key={key} id={headingId(title)} suppressHydrationWarning>
        <div>
          <h2>{title}</h2>
          <Latest>{last[displayKey]}</Latest>
          <p>{[write(last.year), unit].filter(Boolean).join(' · ')}</p>
          {changes && (
            <p>{fill(labels.changeSince, { change: changes[key], year: write(changes.since) })}</p>
          )}
        </div>
        <ColumnChart title={title} points={points} />
        <details className="chart-figures">
          <summary>{labels.showTable}</summary>
          <DataTable>
            <caption>{[title, unit].filter(Boolean).join(' · ')}</caption>
            <thead>
              <tr>
                <th scope="col">{labels.year}</th>
                <th scope="col">{title}</th>
              </tr>
            </thead>
            <tbody>
              {[...points].reverse().map(({ label, text }, index) => (
                <tr key={label} data-stressed={index === 0 || undefined}>
                  <th scope="row">{label}</th>
                  <td>{text}</td>
                </tr>
              ))}
            </tbody>
          </DataTable>
        </details>
      </Measure>
    );
  });
  return (
    <>
      {first}
      <Pair>{others}</Pair>
    </>
  );
};

const Measure = styled.section({
  display: 'grid',
  gap: space(4),
  paddingBlock: space(5),
  borderTop: `1px solid ${color.lineStrong}`,
  '& h2': { fontSize: size.h3 },
  '& > div > p ~ p': { fontSize: size.meta },
  '& > div > p:last-child': { fontWeight: 600 },
  '& caption': { paddingTop: space(1) },
  [media.sm]: {
    gridTemplateColumns: 'calc(33.33% - 1rem) minmax(0, 1fr)',
    columnGap: space(3),
    paddingBlock: space(7),
    alignItems: 'start',
    '& > details': { gridColumn: 2 },
  },
});

/** On wide windows two measures are side by side, each above its chart. */
const Pair = styled.div({
  [media.md]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: space(3),
    '& > section': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) },
    '& > section > details': { gridColumn: 1 },
  },
});

const Latest = styled.p({
  marginTop: space(2),
  fontFamily: font.display,
  fontWeight: 600,
  fontSize: size.figure,
  lineHeight: 1.1,
  letterSpacing: '-0.04em',
});

export const fragment = graphql`
  fragment InvestorChanges on YearlyChanges {
    since
    consolidatedRevenue
    operatingResult
    headcount
  }

  fragment InvestorYear on ContentfulFinancialYear {
    year
    consolidatedRevenue
    operatingResult
    headcount
    displayConsolidatedRevenue
    displayOperatingResult
    displayHeadcount
  }

  fragment YearlyFiguresLabels on Labels {
    consolidatedRevenue
    operatingResult
    headcount
    year
    showTable
    changeSince
    inMillions
  }
`;
