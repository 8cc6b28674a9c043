import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useMemo } from 'react';
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
import { useArchives, useLoadedArchives } from './useArchives';
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

/** The option that a value of the query string chooses. */
const chosenOf = (
  options: readonly { readonly value: string; readonly count: number }[],
  chosen: string | null,
) => options.find(({ value }) => value === chosen);

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
  const archived = useArchives(archives?.count ?? 0);
  const [{ insights: older, remaining, hasFailed }, setOlder] = archived;
  const insights = useMemo(() => [...newest, ...older], [newest, older]);
  const lead = useMemo(() => archives?.lead ?? leadOf(newest), [archives, newest]);
  const leadTeaser = useMemo(() => lead && insightTeaser(lead), [lead]);
  const options = useMemo(
    () => archives ?? filterOptions(newest, topics, types),
    [archives, newest, topics, types],
  );
  const chosenOptions = {
    topic: chosenOf(options.topics, params.get('topic')),
    type: chosenOf(options.types, params.get('type')),
    industry: chosenOf(options.industries, params.get('industry')),
    author: chosenOf(options.authors, params.get('author')),
  };
  const counts = Object.values(chosenOptions).flatMap((option) => option?.count ?? []);
  const isFiltered = counts.length > 0;
  const topic = chosenOptions.topic?.value;
  const type = chosenOptions.type?.value;
  const industry = chosenOptions.industry?.value;
  const author = chosenOptions.author?.value;
  const chosen: Filter = { topic, type, industry, author };
  const teasers = useMemo(
    () =>
      filterInsights(insights, { topic, type, industry, author })
        .flatMap((insight) => insightTeaser(insight) ?? [])
        .filter(({ link }) => isFiltered || link !== leadTeaser?.link),
    [insights, leadTeaser, isFiltered, topic, type, industry, author],
  );
  // The count of two filters together is unknown until all insights are loaded.
  const [count = (archives?.total ?? 0) - 1, ...others] = counts;
  const total = remaining === 0 ? teasers.length : others.length > 0 ? Infinity : count;
  const isWaiting =
    remaining > 0 && teasers.length < (total === Infinity ? total : Math.min(shown, total));
  useLoadedArchives(isWaiting, archived);
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
            : isFiltered && `${labels.searchInsights}: ${write(total)}`}
        </VisuallyHidden>
        <Results key={Object.values(chosen).join(' ')} data-filtered={isFiltered || undefined}>
          <InsightGrid
            teasers={teasers}
            shown={shown}
            total={total}
            onMore={showMore}
            waiting={
              isWaiting && {
                text: hasFailed ? labels.insightsFailed : '',
                button: hasFailed ? labels.retry : labels.loading,
                onPress: () => hasFailed && setOlder({ insights: older, remaining }),
                isBusy: !hasFailed,
              }
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
