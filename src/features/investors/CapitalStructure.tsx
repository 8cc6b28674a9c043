import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { ShareBar, shareTint } from '../../components/charts/ShareBar';
import { DataTable, TableFrame } from '../../components/DataTable';
import { Formatted } from '../../components/Formatted';
import { formatNumber, formatPercentage } from '../../i18n/format';
import { useSite } from '../../i18n/SiteContext';
import { color, size, space } from '../../theme/tokens';

type CapitalStructureProps = {
  shareholdings: readonly Queries.ShareholdingFragment[];
  labels: Queries.CapitalStructureLabelsFragment;
};

/** Shareholders: bars of capital and voting rights, and a table with totals. */
export const CapitalStructure = ({ shareholdings, labels }: CapitalStructureProps) => {
  const { localCode } = useSite();
  if (shareholdings.length === 0) return null;
  const sum = (read: (line: Queries.ShareholdingFragment) => number) =>
    shareholdings.reduce((total, line) => total + read(line), 0);
  const bars = [
    { title: labels.percentageOfCapital, key: 'percentageOfCapital' },
    { title: labels.percentageOfVotingRights, key: 'percentageOfVotingRights' },
  ] as const;
  const number = (value: number) => <Formatted>{formatNumber(value, localCode)}</Formatted>;
  const share = (value: number) => <Formatted>{formatPercentage(value, localCode)}</Formatted>;
  return (
    <Section suppressHydrationWarning>
      <h2>{labels.capitalStructure}</h2>
      {bars.map(({ title, key }) => (
        <Bar key={key}>
          <p>{title}</p>
          <ShareBar
            title={title}
            parts={shareholdings.map((line) => ({
              name: line.shareholder,
              value: line[key],
              text: formatPercentage(line[key], localCode),
            }))}
          />
        </Bar>
      ))}
      <TableFrame tabIndex={0} role="region" aria-label={labels.capitalStructure}>
        <DataTable>
          <thead>
            <tr>
              <th scope="col">{labels.shareholder}</th>
              <th scope="col">{labels.numberOfShares}</th>
              <th scope="col">{labels.percentageOfCapital}</th>
              <th scope="col">{labels.numberOfVotingRights}</th>
              <th scope="col">{labels.percentageOfVotingRights}</th>
            </tr>
          </thead>
          <tbody>
            {shareholdings.map((line, index) => (
              <tr key={line.shareholder}>
                <th scope="row">
                  <Tint style={{ background: shareTint(index) }} />
                  {line.shareholder}
                </th>
                <td>{number(line.numberOfShares)}</td>
                <td>{share(line.percentageOfCapital)}</td>
                <td>{number(line.numberOfVotingRights)}</td>
                <td>{share(line.percentageOfVotingRights)}</td>
              </tr>
            ))}
            <tr data-stressed="">
              <th scope="row">{labels.total}</th>
              <td>{number(sum((line) => line.numberOfShares))}</td>
              <td>{share(sum((line) => line.percentageOfCapital))}</td>
              <td>{number(sum((line) => line.numberOfVotingRights))}</td>
              <td>{share(sum((line) => line.percentageOfVotingRights))}</td>
            </tr>
          </tbody>
        </DataTable>
      </TableFrame>
    </Section>
  );
};

const Section = styled.section({
  paddingBlock: space(7),
  borderTop: `1px solid ${color.lineStrong}`,
  '& h2': { marginBottom: space(4), fontSize: size.h3 },
});

const Bar = styled.div({
  marginBottom: space(3),
  '& p': { marginBottom: space(1), color: color.inkSoft, fontSize: size.small },
});

const Tint = styled.span({
  display: 'inline-block',
  width: 12,
  height: 12,
  marginRight: space(1.5),
});

export const fragment = graphql`
  fragment Shareholding on ContentfulShareholding {
    shareholder
    numberOfShares
    numberOfVotingRights
    percentageOfCapital
    percentageOfVotingRights
  }

  fragment CapitalStructureLabels on Labels {
    capitalStructure
    shareholder
    numberOfShares
    numberOfVotingRights
    percentageOfCapital
    percentageOfVotingRights
    total
  }
`;
