import { graphql } from 'gatsby';
import { Teasers } from '../../components/TeaserGrid';
import { SectionTitle } from '../SectionTitle';
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
      {title && <SectionTitle>{title}</SectionTitle>}
      <Teasers teasers={teasers} />
    </div>
  );
};

export const fragment = graphql`
  fragment TeaserListSection on ContentfulTeaserList {
    title
    pages {
      ...EntryTeaser
    }
  }
`;
