import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { ColumnChart } from '../../components/charts/ColumnChart';
import { DataTable } from '../../components/DataTable';
import { Formatted } from '../../components/Formatted';
import { formatNumber } from '../../i18n/format';
import { fill } from '../../i18n/labels';
import { useSite } from '../../i18n/SiteContext';
import { media } from '../../theme/media';
import { color, font, size, space } from '../../theme/tokens';
import { inYearOrder } from './investorFigures';

type YearlyFiguresProps = {
  years: readonly Queries.InvestorYearFragment[];
  currency: string;
  labels: Queries.YearlyFiguresLabelsFragment;
};

/** Revenue, result and headcount: the latest figure, a chart of all years, and a table. */
export const YearlyFigures = ({ years, currency, labels }: YearlyFiguresProps) => {
  const { localCode } = useSite();
  const ordered = inYearOrder(years);
  const last = ordered.at(-1);
  if (!last) return null;
  const money = fill(labels.inMillions, { currency });
  const measures = [
    { key: 'consolidatedRevenue', title: labels.consolidatedRevenue, unit: money },
    { key: 'operatingResult', title: labels.operatingResult, unit: money },
    { key: 'headcount', title: labels.headcount, unit: undefined },
  ] as const;
  return measures.map(({ key, title, unit }) => {
    const points = ordered.map((year) => ({
      label: String(year.year),
      value: year[key],
      text: formatNumber(year[key], localCode),
    }));
    return (
      <Measure key={key} suppressHydrationWarning>
        <div>
          <h2>{title}</h2>
          <Latest>
            <Formatted>{formatNumber(last[key], localCode)}</Formatted>
          </Latest>
          <p>{[last.year, unit].filter(Boolean).join(' · ')}</p>
        </div>
        <ColumnChart title={title} points={points} />
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
                <td>
                  <Formatted>{text}</Formatted>
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      </Measure>
    );
  });
};

const Measure = styled.section({
  display: 'grid',
  gap: space(4),
  paddingBlock: space(5),
  borderTop: `1px solid ${color.lineStrong}`,
  '& h2': { fontSize: size.h3 },
  '& > div > p:last-child': { color: color.inkSoft, fontSize: size.small },
  [media.md]: {
    gridTemplateColumns: '3fr 5fr 3fr',
    columnGap: space(6),
    paddingBlock: space(7),
    alignItems: 'end',
    '& > div': { alignSelf: 'start' },
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
  fragment InvestorYear on ContentfulFinancialYear {
    year
    consolidatedRevenue
    operatingResult
    headcount
  }

  fragment YearlyFiguresLabels on Labels {
    consolidatedRevenue
    operatingResult
    headcount
    year
    inMillions
  }
`;
