import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useEffect, useMemo } from 'react';
import { ArrowLink } from '../../components/ArrowLink';
import { Container } from '../../components/Container';
import { FilterBar } from '../../components/FilterBar';
import { FilterSelect, FilterSelects } from '../../components/FilterSelect';
import { FilterResults } from '../../components/FilterResults';
import { useClientValue } from '../../components/useClientValue';
import { useQueryFilter } from '../../components/useQueryFilter';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { archivePath } from '../../i18n/paths';
import { useSite } from '../../i18n/SiteContext';
import { useNumber } from '../../i18n/useNumber';
import { insightTeaser } from '../../sections/teaser-list/entryTeaser';
import { PageSection } from '../../sections/SectionList';
import { space } from '../../theme/tokens';
import { filterInsights, filterNames, filterOptions, leadOf, type Filter } from './filterInsights';
import { InsightGrid } from './InsightGrid';
import { LeadStory } from './LeadStory';
import { NoMatches } from './NoMatches';
import { useArchives } from './useArchives';
import { useShownCount } from './useShownCount';

type InsightListingProps = {
  /** All of the site, or the newest, if there are archives. */
  insights: readonly Queries.ListedInsightFragment[];
  archives: Queries.InsightArchivesFragment | null;
  types: readonly { readonly name: string; readonly slug: string }[];
  topics: readonly Queries.TopicLinkFragment[];
  labels: Queries.InsightListingLabelsFragment;
};

const nothingChosen: Filter = Object.fromEntries(filterNames.map((name) => [name, undefined]));

/** The value of the query string, if it is one of the options. */
const valueOf = (options: readonly { readonly value: string }[], value: string | null) =>
  options.find((option) => option.value === value)?.value;

/**
 * The insights of a site: a lead story, then the others, newest first, filtered by topic, type, industry and author in the
 * query string.
 * Without script all that the page has are shown, with a link to the archives; the topics are links to their pages. With it
 * the archives are loaded when they are to be shown or filtered.
 */
export const InsightListing = ({
  insights: newest,
  archives,
  types,
  topics,
  labels,
}: InsightListingProps) => {
  const [params, choose] = useQueryFilter();
  const { shown, showMore, reset } = useShownCount();
  const write = useNumber();
  const site = useSite();
  const hasScript = useClientValue(() => true, false);
  const { insights: older, load, hasMore, hasFailed, retry } = useArchives(archives?.count ?? 0);
  const insights = useMemo(() => [...newest, ...older], [newest, older]);
  const lead = useMemo(() => archives?.lead ?? leadOf(newest), [archives, newest]);
  const options = useMemo(
    () => archives ?? filterOptions(newest, topics, types),
    [archives, newest, topics, types],
  );
  const chosen: Filter = {
    topic: valueOf(options.topics, params.get('topic')),
    type: valueOf(options.types, params.get('type')),
    industry: valueOf(options.industries, params.get('industry')),
    author: valueOf(options.authors, params.get('author')),
  };
  const { topic, type, industry, author } = chosen;
  const isFiltered = Object.values(chosen).some((value) => value !== undefined);
  const leadTeaser = useMemo(() => lead && insightTeaser(lead), [lead]);
  const teasers = useMemo(
    () =>
      filterInsights(insights, { topic, type, industry, author })
        .flatMap((insight) => insightTeaser(insight) ?? [])
        .filter(({ link }) => isFiltered || link !== leadTeaser?.link),
    [insights, leadTeaser, isFiltered, topic, type, industry, author],
  );
  // Of two filters together no count is known until all insights are loaded.
  const counts = [
    options.topics.find(({ value }) => value === topic),
    options.types.find(({ value }) => value === type),
    options.industries.find(({ value }) => value === industry),
    options.authors.find(({ value }) => value === author),
  ].flatMap((option) => option?.count ?? []);
  const known = isFiltered ? counts : [(archives?.total ?? 0) - 1];
  const total = !hasMore ? teasers.length : known.length === 1 ? known[0] : undefined;
  const isWaiting =
    hasMore && (total === undefined || teasers.length < Math.min(shown, total));
  useEffect(() => (isWaiting && !hasFailed ? load() : undefined), [isWaiting, hasFailed, load]);
  const handleChoice = (change: Filter) => {
    choose({ ...chosen, ...change });
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
            onPress={(value) => handleChoice({ topic: value })}
          />
        )}
        {options.types.length > 1 && (
          <FilterBar
            label={labels.filterByType}
            allLabel={labels.all}
            options={options.types}
            selected={type === undefined ? [] : [type]}
            onPress={(value) => handleChoice({ type: value })}
          />
        )}
        <FilterSelects>
          {options.industries.length > 1 && (
            <FilterSelect
              label={labels.filterByIndustry}
              allLabel={labels.all}
              options={options.industries}
              selected={industry}
              onChoose={(value) => handleChoice({ industry: value })}
            />
          )}
          {options.authors.length > 1 && (
            <FilterSelect
              label={labels.filterByAuthor}
              allLabel={labels.all}
              options={options.authors}
              selected={author}
              onChoose={(value) => handleChoice({ author: value })}
            />
          )}
        </FilterSelects>
        <VisuallyHidden role="status">
          {isWaiting
            ? hasFailed && labels.insightsFailed
            : isFiltered && `${labels.searchInsights}: ${write(total ?? 0)}`}
        </VisuallyHidden>
        <Results key={Object.values(chosen).join(' ')} data-filtered={isFiltered || undefined}>
          <InsightGrid
            teasers={teasers}
            shown={shown}
            total={total}
            onMore={showMore}
            waiting={
              isWaiting
                ? hasFailed
                  ? { text: labels.insightsFailed, button: labels.retry, onRetry: retry }
                  : { text: labels.searchInsights, button: labels.loading }
                : undefined
            }
            labels={labels}
            headingLevel={2}
          />
          {archives && (
            <p hidden={hasScript}>
              <ArrowLink link={archivePath(site, archives.count)}>{labels.olderInsights}</ArrowLink>
            </p>
          )}
          {insights.length === 0 && <p>{labels.nothingHereYet}</p>}
          {isFiltered && total === 0 && (
            <NoMatches labels={labels} onClear={() => handleChoice(nothingChosen)} />
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
    filterByIndustry
    filterByAuthor
    nothingHereYet
    leadStory
    searchInsights
    olderInsights
    insightsFailed
    retry
    loading
    ...InsightGridLabels
    ...NoMatchesLabels
  }

  fragment InsightArchives on InsightArchives {
    count
    total
    lead {
      ...InsightTeaser
    }
    topics {
      ...InsightFacet
    }
    types {
      ...InsightFacet
    }
    industries {
      ...InsightFacet
    }
    authors {
      ...InsightFacet
    }
  }

  fragment InsightFacet on InsightFacet {
    name
    value
    count
    link
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
