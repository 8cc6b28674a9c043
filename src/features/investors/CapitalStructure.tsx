import { graphql } from 'gatsby';
import { BarPair } from './FigureBars';
import { FigureTable } from './FigureTable';

type CapitalStructureProps = {
  finding: string | null;
  shareholdings: readonly Queries.ShareholdingFragment[];
  totals: Queries.CapitalTotalsFragment;
  labels: Queries.CapitalStructureLabelsFragment;
};

/** Shareholders with bars of capital and voting rights, and the numbers of shares and votes in a table within `<details>`. */
export const CapitalStructure = ({
  finding,
  shareholdings,
  totals,
  labels,
}: CapitalStructureProps) => {
  if (shareholdings.length === 0) return null;
  const longest = Math.max(
    1,
    ...shareholdings.flatMap((line) => [line.percentageOfCapital, line.percentageOfVotingRights]),
  );
  const counts = [labels.numberOfShares, labels.numberOfVotingRights].join(' · ');
  return (
    <FigureTable
      topic={labels.capitalStructure}
      finding={finding}
      columns={[labels.percentageOfCapital, labels.percentageOfVotingRights]}
      lines={shareholdings.map((line) => ({
        name: line.shareholder,
        isMarked: line.isMarked,
        bars: (
          <BarPair
            first={line.percentageOfCapital / longest}
            second={line.percentageOfVotingRights / longest}
          />
        ),
        texts: [line.displayPercentageOfCapital, line.displayPercentageOfVotingRights],
      }))}
      total={{
        name: labels.total,
        texts: [totals.displayPercentageOfCapital, totals.displayPercentageOfVotingRights],
      }}
    >
      <details className="chart-figures holdings">
        <summary>{labels.showTable}</summary>
        <table className="data-table">
          <caption className="visually-hidden">{counts}</caption>
          <thead>
            <tr>
              <th scope="col">{labels.shareholder}</th>
              <th scope="col">{labels.numberOfShares}</th>
              <th scope="col">{labels.numberOfVotingRights}</th>
            </tr>
          </thead>
          <tbody>
            {shareholdings.map((line) => (
              <tr key={line.shareholder}>
                <th scope="row">{line.shareholder}</th>
                <td>{line.displayNumberOfShares}</td>
                <td>{line.displayNumberOfVotingRights}</td>
              </tr>
            ))}
            <tr data-stressed="">
              <th scope="row">{labels.total}</th>
              <td>{totals.displayNumberOfShares}</td>
              <td>{totals.displayNumberOfVotingRights}</td>
            </tr>
          </tbody>
        </table>
      </details>
    </FigureTable>
  );
};

export const fragment = graphql`
  fragment Shareholding on ContentfulShareholding {
    shareholder
    isMarked
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
    showTable
  }
`;
