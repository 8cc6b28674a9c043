import styled from '@emotion/styled';
import { useMemo } from 'react';
import { Container } from '../../components/Container';
import { insightTeaser } from '../../sections/teaser-list/entryTeaser';
import { PageSection } from '../../sections/SectionList';
import { space } from '../../theme/tokens';
import { InsightGrid } from './InsightGrid';
import { LeadStory, type LeadStoryProps } from './LeadStory';
import { useShownCount } from './useShownCount';

type PagedInsightsProps = {
  title?: string;
  /** Shown large above the others. */
  lead?: LeadStoryProps;
  insights: readonly Queries.InsightTeaserFragment[];
  labels: Queries.InsightGridLabelsFragment;
};

/** The insights of a topic or an author, newest first. */
export const PagedInsights = ({ title, lead, insights, labels }: PagedInsightsProps) => {
  const { shown, showMore } = useShownCount();
  const teasers = useMemo(
    () => insights.flatMap((insight) => insightTeaser(insight) ?? []),
    [insights],
  );
  return (
    <PageSection suppressHydrationWarning>
      <Container>
        {title && <Title>{title}</Title>}
        {lead && <LeadStory {...lead} />}
        {teasers.length > 0 && (
          <InsightGrid
            teasers={teasers}
            shown={shown}
            onMore={showMore}
            labels={labels}
            headingLevel={title ? 3 : 2}
          />
        )}
      </Container>
    </PageSection>
  );
};

const Title = styled.h2({ marginBottom: space(5) });
