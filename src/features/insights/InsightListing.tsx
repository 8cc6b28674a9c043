import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useMemo } from 'react';
import { Container } from '../../components/Container';
import { FilterResults } from '../../components/FilterResults';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { useNumber } from '../../i18n/useNumber';
import { insightTeaser } from '../../sections/teaser-list/entryTeaser';
import { PageSection } from '../../sections/SectionList';
import { space } from '../../theme/tokens';
import { filterInsights, filterOptions, leadOf } from './filterInsights';
import { InsightFilters } from './InsightFilters';
import { InsightGrid } from './InsightGrid';
import { LeadStory } from './LeadStory';
import { NoMatches } from './NoMatches';
import { useInsightFilter } from './useInsightFilter';
import { useShownCount } from './useShownCount';

type InsightListingProps = {
  insights: readonly Queries.ListedInsightFragment[];
  types: readonly { readonly name: string; readonly slug: string }[];
  topics: readonly Queries.TopicLinkFragment[];
  labels: Queries.InsightListingLabelsFragment;
};

/**
 * The insights of a site: a lead story, then the others, newest first, filtered by topic, type, industry and author in the
 * query string.
 * Without script all are shown, and the topics are links to their pages.
 */
export const InsightListing = ({ insights, types, topics, labels }: InsightListingProps) => {
  const { shown, showMore, reset } = useShownCount();
  const write = useNumber();
  const lead = useMemo(() => leadOf(insights), [insights]);
  const options = useMemo(() => filterOptions(insights, topics, types), [insights, topics, types]);
  const { chosen, choose, clear } = useInsightFilter(options, reset);
  const { topic, type, industry, author } = chosen;
  const isFiltered = Object.values(chosen).some((value) => value !== undefined);
  const teasers = useMemo(
    () =>
      filterInsights(isFiltered ? insights : insights.filter((insight) => insight !== lead), {
        topic,
        type,
        industry,
        author,
      }).flatMap((insight) => insightTeaser(insight) ?? []),
    [insights, lead, isFiltered, topic, type, industry, author],
  );
  const leadTeaser = lead && insightTeaser(lead);

  return (
    <PageSection suppressHydrationWarning>
      <Container>
        {leadTeaser && <LeadStory label={labels.leadStory} teaser={leadTeaser} />}
        <InsightFilters options={options} chosen={chosen} onChoose={choose} labels={labels} />
        <VisuallyHidden role="status">
          {isFiltered && `${labels.searchInsights}: ${write(teasers.length)}`}
        </VisuallyHidden>
        <Results key={Object.values(chosen).join(' ')} data-filtered={isFiltered || undefined}>
          <InsightGrid
            teasers={teasers}
            shown={shown}
            onMore={showMore}
            labels={labels}
            headingLevel={2}
          />
          {insights.length === 0 && <p>{labels.nothingHereYet}</p>}
          {isFiltered && teasers.length === 0 && <NoMatches labels={labels} onClear={clear} />}
        </Results>
      </Container>
    </PageSection>
  );
};

const Results = styled(FilterResults)({ marginTop: space(6) });

export const fragment = graphql`
  fragment InsightListingLabels on Labels {
    nothingHereYet
    leadStory
    searchInsights
    ...InsightFiltersLabels
    ...InsightGridLabels
    ...NoMatchesLabels
  }

  fragment TopicLink on ContentfulTopic {
    name
    slug
    path
  }

  fragment ListedInsight on ContentfulInsight {
    isLead
    topics {
      slug
    }
    industries {
      name
    }
    authors {
      name
      slug
    }
    ...InsightTeaser
  }
`;
