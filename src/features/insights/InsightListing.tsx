import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useMemo } from 'react';
import { Container } from '../../components/Container';
import { FilterBar } from '../../components/FilterBar';
import { Teaser } from '../../components/Teaser';
import { TeaserGrid } from '../../components/TeaserGrid';
import { useClientValue } from '../../components/useClientValue';
import { useHistoryState } from '../../components/useHistoryState';
import { fill } from '../../i18n/labels';
import { insightTeaser } from '../../sections/teaser-list/entryTeaser';
import { PageSection } from '../../sections/SectionList';
import { color, size, space } from '../../theme/tokens';

type InsightListingProps = {
  insights: readonly Queries.InsightTeaserFragment[];
  types: readonly { readonly name: string; readonly slug: string }[];
  labels: Queries.InsightListingLabelsFragment;
};

const pageSize = 12;

/** The filter and number of visible insights, stored in the history entry. */
type Place = { type?: string; shown: number };
const firstPlace: Place = { shown: pageSize };
const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' && value !== null && typeof (value as Place).shown === 'number';

/** The insights of a site, newest first, filtered by type and paged by a "more" button. Without script all are shown. */
export const InsightListing = ({ insights, types, labels }: InsightListingProps) => {
  const hasScript = useClientValue(() => true, false);
  const [{ type, shown }, setPlace] = useHistoryState('insights', firstPlace, isPlace);
  const teasers = useMemo(
    () =>
      insights
        .filter((insight) => type === undefined || insight.type.slug === type)
        .flatMap((insight) => insightTeaser(insight) ?? []),
    [insights, type],
  );

  const handleType = (slug?: string) => setPlace({ type: slug, shown: pageSize });

  return (
    <PageSection suppressHydrationWarning>
      <Container>
        {types.length > 1 && (
          <FilterBar
            label={labels.filterByType}
            allLabel={labels.all}
            options={types.map(({ name, slug }) => ({
              name,
              value: slug,
              count: insights.filter((insight) => insight.type.slug === slug).length,
            }))}
            selected={type === undefined ? [] : [type]}
            onPress={handleType}
          />
        )}
        {teasers.length === 0 && <p>{labels.nothingHereYet}</p>}
        <TeaserGrid>
          {teasers.map((teaser, index) => (
            <li key={teaser.link} hidden={hasScript && index >= shown}>
              <Teaser {...teaser} headingLevel={2} />
            </li>
          ))}
        </TeaserGrid>
        {teasers.length > shown && (
          // In the HTML although useless without script, so that Emotion need not parse its styles in the browser.
          <More hidden={!hasScript}>
            <p>{fill(labels.shownOf, { shown, total: teasers.length })}</p>
            <button type="button" onClick={() => setPlace({ type, shown: shown + pageSize })}>
              {labels.showMore}
            </button>
          </More>
        )}
      </Container>
    </PageSection>
  );
};

const More = styled.div({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(2),
  marginTop: space(8),
  fontSize: size.control,
  color: color.inkSoft,
  '&[hidden]': { display: 'none' },
  '& button': {
    minHeight: 52,
    paddingInline: space(4),
    border: `1.5px solid ${color.ink}`,
    borderRadius: 2,
    background: 'transparent',
    color: color.ink,
    fontWeight: 600,
  },
  '& button:hover': { background: color.ink, color: color.paper },
});

export const fragment = graphql`
  fragment InsightListingLabels on Labels {
    all
    filterByType
    nothingHereYet
    showMore
    shownOf
  }
`;
