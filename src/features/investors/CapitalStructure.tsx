import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { ShareBar, shareTint } from '../../components/charts/ShareBar';
import { DataTable, TableFrame } from '../../components/DataTable';
import { headingId } from '../../i18n/headingId';
import { color, size, space } from '../../theme/tokens';

type CapitalStructureProps = {
  shareholdings: readonly Queries.ShareholdingFragment[];
  totals: Queries.CapitalTotalsFragment;
  labels: Queries.CapitalStructureLabelsFragment;
};

/** Shareholders: bars of capital and voting rights, and a table with totals, the shares first: phones show those columns without scrolling. */
export const CapitalStructure = ({ shareholdings, totals, labels }: CapitalStructureProps) => {
  if (shareholdings.length === 0) return null;
  const bars = [
    {
      title: labels.percentageOfCapital,
      key: 'percentageOfCapital',
      displayKey: 'displayPercentageOfCapital',
    },
    {
      title: labels.percentageOfVotingRights,
      key: 'percentageOfVotingRights',
      displayKey: 'displayPercentageOfVotingRights',
    },
  ] as const;
  return (
    <Section id={headingId(labels.capitalStructure)} suppressHydrationWarning>
      <h2>{labels.capitalStructure}</h2>
      {bars.map(({ title, key, displayKey }) => (
        <Bar key={key}>
          <p>{title}</p>
          <ShareBar
            title={title}
            parts={shareholdings.map((line) => ({
              name: line.shareholder,
              value: line[key],
              text: line[displayKey],
            }))}
          />
        </Bar>
      ))}
      <TableFrame tabIndex={0} role="region" aria-label={labels.capitalStructure}>
        <DataTable>
          <thead>
            <tr>
              <th scope="col">{labels.shareholder}</th>
              <th scope="col">{labels.percentageOfCapital}</th>
              <th scope="col">{labels.percentageOfVotingRights}</th>
              <th scope="col">{labels.numberOfShares}</th>
              <th scope="col">{labels.numberOfVotingRights}</th>
            </tr>
          </thead>
          <tbody>
            {shareholdings.map((line, index) => (
              <tr key={line.shareholder}>
                <th scope="row">
                  <Tint style={{ background: shareTint(index) }} />
                  {line.shareholder}
                </th>
                <td>{line.displayPercentageOfCapital}</td>
                <td>{line.displayPercentageOfVotingRights}</td>
                <td>{line.displayNumberOfShares}</td>
                <td>{line.displayNumberOfVotingRights}</td>
              </tr>
            ))}
            <tr data-stressed="">
              <th scope="row">{labels.total}</th>
              <td>{totals.displayPercentageOfCapital}</td>
              <td>{totals.displayPercentageOfVotingRights}</td>
              <td>{totals.displayNumberOfShares}</td>
              <td>{totals.displayNumberOfVotingRights}</td>
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
  // Long names continue below themselves, not below their colour.
  '& tbody th:first-of-type': {
    minWidth: '9.5rem',
    paddingInlineStart: 24,
    textIndent: -24,
  },
});

const Bar = styled.div({
  marginBottom: space(3),
  '& p': { marginBottom: space(1), color: color.inkSoft, fontSize: size.small },
});

const Tint = styled.span({
  display: 'inline-block',
  width: 12,
  height: 12,
  marginInlineEnd: space(1.5),
});

export const fragment = graphql`
  fragment Shareholding on ContentfulShareholding {
    shareholder
    percentageOfCapital
    percentageOfVotingRights
    displayNumberOfShares
    displayNumberOfVotingRights
    displayPercentageOfCapital
    displayPercentageOfVotingRights
  }

  fragment CapitalTotals on CapitalTotals {
    displayNumberOfShares
    displayNumberOfVotingRights
    displayPercentageOfCapital
    displayPercentageOfVotingRights
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
