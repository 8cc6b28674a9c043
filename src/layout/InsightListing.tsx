import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useState } from 'react';
import { Container } from '../components/Container';
import { FilterBar } from '../components/FilterBar';
import { Teaser } from '../components/Teaser';
import { TeaserGrid } from '../components/TeaserGrid';
import { fill } from '../i18n/labels';
import { insightTeaser } from '../sections/teaser-list/entryTeaser';
import { Band } from '../sections/SectionList';
import { color, size, space } from '../theme/tokens';

type InsightListingProps = {
  insights: readonly Queries.InsightTeaserFragment[];
  types: readonly { readonly name: string; readonly slug: string }[];
  labels: Queries.InsightListingLabelsFragment;
};

const pageSize = 12;

/** All insights of a site, newest first, by type, twelve more at a time. Without script all of them show. */
export const InsightListing = ({ insights, types, labels }: InsightListingProps) => {
  const [type, setType] = useState<string>();
  const [shown, setShown] = useState(pageSize);
  const matching = insights.filter((insight) => type === undefined || insight.type.slug === type);
  const teasers = matching.flatMap((insight) => insightTeaser(insight) ?? []);

  const handleType = (slug?: string) => {
    setType(slug);
    setShown(pageSize);
  };

  return (
    <Band>
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
            value={type}
            onChange={handleType}
          />
        )}
        {teasers.length === 0 && <p>{labels.nothingHereYet}</p>}
        <TeaserGrid>
          {teasers.map((teaser, index) => (
            <li key={teaser.link} data-beyond={index >= shown || undefined}>
              <Teaser {...teaser} headingLevel={2} />
            </li>
          ))}
        </TeaserGrid>
        {teasers.length > shown && (
          <More>
            <p>{fill(labels.shownOf, { shown, total: teasers.length })}</p>
            <button type="button" onClick={() => setShown(shown + pageSize)}>
              {labels.showMore}
            </button>
          </More>
        )}
      </Container>
    </Band>
  );
};

const More = styled.div({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(2),
  marginTop: space(8),
  fontSize: size.meta,
  color: color.inkSoft,
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
