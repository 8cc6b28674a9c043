import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useMemo } from 'react';
import { Container } from '../../components/Container';
import { FilterBar } from '../../components/FilterBar';
import { FilterResults } from '../../components/FilterResults';
import { useQueryFilter } from '../../components/useQueryFilter';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { useNumber } from '../../i18n/useNumber';
import { insightTeaser } from '../../sections/teaser-list/entryTeaser';
import { PageSection } from '../../sections/SectionList';
import { space } from '../../theme/tokens';
import { filterInsights, filterOptions, leadOf } from './filterInsights';
import { InsightGrid } from './InsightGrid';
import { LeadStory } from './LeadStory';
import { NoMatches } from './NoMatches';
import { useShownCount } from './useShownCount';

type InsightListingProps = {
  insights: readonly Queries.ListedInsightFragment[];
  types: readonly { readonly name: string; readonly slug: string }[];
  topics: readonly Queries.TopicLinkFragment[];
  labels: Queries.InsightListingLabelsFragment;
};

/**
 * The insights of a site: a lead story, then the others, newest first, filtered by topic and type in the query string.
 * Without script all are shown, and the topics are links to their pages.
 */
export const InsightListing = ({ insights, types, topics, labels }: InsightListingProps) => {
  const [params, choose] = useQueryFilter();
  const { shown, showMore, reset } = useShownCount();
  const write = useNumber();
  const lead = useMemo(() => leadOf(insights), [insights]);
  const options = useMemo(() => filterOptions(insights, topics, types), [insights, topics, types]);
  const topic = options.topics.find(({ value }) => value === params.get('topic'))?.value;
  const type = options.types.find(({ value }) => value === params.get('type'))?.value;
  const isFiltered = Boolean(topic ?? type);
  const teasers = useMemo(
    () =>
      filterInsights(isFiltered ? insights : insights.filter((insight) => insight !== lead), {
        topic,
        type,
      }).flatMap((insight) => insightTeaser(insight) ?? []),
    [insights, lead, isFiltered, topic, type],
  );
  const leadTeaser = lead && insightTeaser(lead);
  const handleChoice = (chosen: { topic?: string; type?: string }) => {
    choose(chosen);
    reset();
  };

  return (
    <PageSection suppressHydrationWarning>
      <Container>
        {leadTeaser && <LeadStory label={labels.leadStory} teaser={leadTeaser} />}
        {options.topics.length > 1 && (
          <FilterBar
            label={labels.filterByTopic}
            allLabel={labels.all}
            options={options.topics}
            selected={topic === undefined ? [] : [topic]}
            onPress={(value) => handleChoice({ topic: value, type })}
          />
        )}
        {options.types.length > 1 && (
          <FilterBar
            label={labels.filterByType}
            allLabel={labels.all}
            options={options.types}
            selected={type === undefined ? [] : [type]}
            onPress={(value) => handleChoice({ topic, type: value })}
          />
        )}
        <VisuallyHidden role="status">
          {isFiltered && `${labels.searchInsights}: ${write(teasers.length)}`}
        </VisuallyHidden>
        <Results key={`${topic} ${type}`} data-filtered={isFiltered || undefined}>
          <InsightGrid
            teasers={teasers}
            shown={shown}
            onMore={showMore}
            labels={labels}
            headingLevel={2}
          />
          {insights.length === 0 && <p>{labels.nothingHereYet}</p>}
          {isFiltered && teasers.length === 0 && (
            <NoMatches
              labels={labels}
              onClear={() => handleChoice({ topic: undefined, type: undefined })}
            />
          )}
        </Results>
      </Container>
    </PageSection>
  );
};

const Results = styled(FilterResults)({ marginTop: space(6) });

export const fragment = graphql`
  fragment InsightListingLabels on Labels {
    all
    filterByType
    filterByTopic
    nothingHereYet
    leadStory
    searchInsights
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
    ...InsightTeaser
  }
`;
