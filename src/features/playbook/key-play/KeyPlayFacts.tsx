import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Container } from '~/src/components/Container';
import { ChartSection } from '~/src/sections/chart/ChartSection';
import { PageSection } from '~/src/sections/SectionList';
import { space } from '~/src/theme/tokens';
import { KeyPlayTags } from './KeyPlayTags';

type KeyPlayFactsProps = {
  keyPlay: Queries.KeyPlayFactsFragment;
  labels: Queries.KeyPlayTagsLabelsFragment;
};

/** Below the picture of a key play: its tags and the charts of its results; renders nothing if it has neither. */
export const KeyPlayFacts = ({ keyPlay, labels }: KeyPlayFactsProps) => {
  const charts = [keyPlay.resultsChart, keyPlay.secondResultsChart].flatMap((chart) =>
    chart?.drawing ? [chart] : [],
  );
  const { industries, departments, partners } = keyPlay;
  if ([...industries, ...departments, ...partners, ...charts].length === 0) return null;
  return (
    <PageSection data-section="ContentfulKeyFigures">
      <Container>
        <Parts>
          <KeyPlayTags keyPlay={keyPlay} labels={labels} />
          {charts.map((chart) => (
            <ChartSection key={chart.chartTitle} section={chart} isEmbedded />
          ))}
        </Parts>
      </Container>
    </PageSection>
  );
};

const Parts = styled.div({ display: 'grid', gap: space(7), minWidth: 0 });

export const fragment = graphql`
  fragment KeyPlayFacts on ContentfulKeyPlay {
    ...KeyPlayTags
    resultsChart {
      ...ChartSection
    }
    secondResultsChart {
      ...ChartSection
    }
  }
`;
