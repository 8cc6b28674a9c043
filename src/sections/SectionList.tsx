import styled from '@emotion/styled';
import { memo, Suspense, type ComponentType } from 'react';
import { Container } from '../components/Container';
import { media } from '../theme/media';
import { color, space } from '../theme/tokens';
import { sectionAnchor } from './sectionAnchor';
import { sectionRegistry, type SectionData } from './sectionRegistry';

type SectionsProps = { sections: readonly SectionData[] };

const Section = ({ section }: { section: SectionData }) => {
  const Chosen = sectionRegistry[section.__typename] as ComponentType<{ section: SectionData }>;
  return <Chosen section={section} />;
};

/** The sections of a page without bands around them, for pages that are one band themselves. */
export const SectionContent = ({ sections }: SectionsProps) =>
  sections.map((section) => <Section key={section.contentful_id} section={section} />);

/**
 * The sections of a page, from top to bottom, each in its own band. React hydrates each `Suspense` boundary in a task of its
 * own, and first the one that the visitor uses. `memo` keeps updates of the page from boundaries that are not hydrated yet:
 * React would render those again from nothing.
 */
export const SectionList = memo(({ sections }: SectionsProps) =>
  sections.map((section) => (
    <Suspense key={section.contentful_id}>
      {/* Revealing on scroll sets an attribute of bands, perhaps before their boundary is hydrated. */}
      <Band
        id={sectionAnchor(section)?.id}
        data-section={section.__typename}
        suppressHydrationWarning
      >
        <Container>
          <Section section={section} />
        </Container>
      </Band>
    </Suspense>
  )),
);
SectionList.displayName = 'SectionList';

/** A band of the page; key figures stand on mist. */
export const Band = styled.section({
  paddingBlock: space(5),
  [media.md]: { paddingBlock: space(8) },
  '&[data-section="ContentfulKeyFigures"]': {
    background: color.mist,
    paddingBlock: space(7),
    marginBlock: space(3),
    [media.md]: { paddingBlock: space(10), marginBlock: space(5) },
  },
});
