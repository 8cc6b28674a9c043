import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Teasers } from '../../components/TeaserGrid';
import { space } from '../../theme/tokens';
import { entryTeaser } from './entryTeaser';

/** A list of teasers; entries without a page in this site are omitted, and so is an empty list. */
export const TeaserListSection = ({
  section: { title, pages },
}: {
  section: Queries.TeaserListSectionFragment;
}) => {
  const teasers = pages.flatMap((page) => entryTeaser(page) ?? []);
  if (teasers.length === 0) return null;
  return (
    <div>
      {title && <Title>{title}</Title>}
      <Teasers teasers={teasers} />
    </div>
  );
};

const Title = styled.h2({ marginBottom: space(5) });

export const fragment = graphql`
  fragment TeaserListSection on ContentfulTeaserList {
    title
    pages {
      ...EntryTeaser
    }
  }
`;
