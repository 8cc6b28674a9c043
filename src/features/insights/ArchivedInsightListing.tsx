import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useMemo } from 'react';
import { ArrowLink } from '../../components/ArrowLink';
import { Container } from '../../components/Container';
import { FilterResults } from '../../components/FilterResults';
import { useClientValue } from '../../components/useClientValue';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { archivePath } from '../../i18n/paths';
import { useSite } from '../../i18n/SiteContext';
import { useNumber } from '../../i18n/useNumber';
import { insightTeaser } from '../../sections/teaser-list/entryTeaser';
import { PageSection } from '../../sections/SectionList';
import { space } from '../../theme/tokens';
import { filterInsights, leadOf } from './filterInsights';
import { InsightFilters } from './InsightFilters';
import { InsightGrid } from './InsightGrid';
import { LeadStory } from './LeadStory';
import { NoMatches } from './NoMatches';
import { useArchives, useLoadedArchives } from './useArchives';
import { useInsightFilter } from './useInsightFilter';
import { useShownCount } from './useShownCount';

type ArchivedInsightListingProps = {
  /** The newest. */
  insights: readonly Queries.ListedInsightFragment[];
  archives: Queries.InsightArchivesFragment;
  labels: Queries.ArchivedInsightListingLabelsFragment;
};

/** How many insights the chosen one of some options leaves; empty without one. */
const countOf = (
  options: readonly { readonly value: string; readonly count: number }[],
  chosen: string | undefined,
) => options.find(({ value }) => value === chosen)?.count ?? [];

/**
 * The listing of a site whose older insights are in archives, otherwise as `InsightListing`. Archives are loaded when their
 * insights are to be shown; without script a link leads to them.
 */
export const ArchivedInsightListing = ({
  insights: newest,
  archives,
  labels,
}: ArchivedInsightListingProps) => {
  const { shown, showMore, reset } = useShownCount();
  const write = useNumber();
  const site = useSite();
  const hasScript = useClientValue(() => true, false);
  const archived = useArchives(archives.count);
  const [{ insights: older, remaining, hasFailed }, setOlder] = archived;
  const insights = useMemo(() => [...newest, ...older], [newest, older]);
  const lead = useMemo(() => archives.lead ?? leadOf(newest), [archives, newest]);
  const leadTeaser = useMemo(() => lead && insightTeaser(lead), [lead]);
  const { chosen, choose, clear } = useInsightFilter(archives, reset);
  const { topic, type, industry, author } = chosen;
  const counts = [
    countOf(archives.topics, topic),
    countOf(archives.types, type),
    countOf(archives.industries, industry),
    countOf(archives.authors, author),
  ].flat();
  const isFiltered = counts.length > 0;
  const teasers = useMemo(
    () =>
      filterInsights(insights, { topic, type, industry, author })
        .flatMap((insight) => insightTeaser(insight) ?? [])
        .filter(({ link }) => isFiltered || link !== leadTeaser?.link),
    [insights, leadTeaser, isFiltered, topic, type, industry, author],
  );
  // The count of two filters together is unknown until all insights are loaded.
  const [count = archives.total - 1, ...others] = counts;
  const total = remaining === 0 ? teasers.length : count;
  const isWaiting = remaining > 0 && (others.length > 0 || teasers.length < Math.min(shown, total));
  useLoadedArchives(isWaiting, archived);

  return (
    <PageSection suppressHydrationWarning>
      <Container>
        {leadTeaser && <LeadStory label={labels.leadStory} teaser={leadTeaser} />}
        <InsightFilters options={archives} chosen={chosen} onChoose={choose} labels={labels} />
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
          <p hidden={hasScript}>
            <ArrowLink link={archivePath(site, archives.count)}>{labels.olderInsights}</ArrowLink>
          </p>
          {isFiltered && teasers.length === 0 && !isWaiting && (
            <NoMatches labels={labels} onClear={clear} />
          )}
        </Results>
      </Container>
    </PageSection>
  );
};

const Results = styled(FilterResults)({ marginTop: space(6) });

export const fragment = graphql`
  fragment ArchivedInsightListingLabels on Labels {
    leadStory
    searchInsights
    olderInsights
    insightsFailed
    retry
    loading
    ...InsightFiltersLabels
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
`;
