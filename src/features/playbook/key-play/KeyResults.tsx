import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Container } from '~/src/components/Container';
import { Figures } from '~/src/components/Figures';
import { ChartSection } from '~/src/sections/chart/ChartSection';
import { PageSection } from '~/src/sections/SectionList';
import { space } from '~/src/theme/tokens';
import { keyResults } from './keyResults';

type KeyResultsProps = {
  keyPlay: Queries.KeyResultsFragment;
  labels: Queries.KeyResultsLabelsFragment;
};

/** The results of a key play and their chart; renders nothing if it has neither. */
export const KeyResults = ({ keyPlay, labels }: KeyResultsProps) => {
  const results = keyResults(keyPlay);
  const chart = keyPlay.resultsChart?.drawing ? keyPlay.resultsChart : undefined;
  if (results.length === 0 && !chart) return null;
  return (
    <PageSection data-section="ContentfulKeyFigures">
      <Container>
        <Parts>
          <h2>{labels.keyResults}</h2>
          {results.length > 0 && <Figures figures={results} />}
          {chart && <ChartSection section={chart} isEmbedded />}
        </Parts>
      </Container>
    </PageSection>
  );
};

const Parts = styled.div({ display: 'grid', gap: space(5), minWidth: 0 });

export const fragment = graphql`
  fragment KeyResults on ContentfulKeyPlay {
    keyResult1Number
    keyResult1Description
    keyResult2Number
    keyResult2Description
    keyResult3Number
    keyResult3Description
    resultsChart {
      ...ChartSection
    }
  }

  fragment KeyResultsLabels on Labels {
    keyResults
  }
`;
