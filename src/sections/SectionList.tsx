import styled from '@emotion/styled';
import type { ComponentType } from 'react';
import { Container } from '../components/Container';
import { withSelectiveHydration } from '../components/withSelectiveHydration';
import { media } from '../theme/media';
import { color, space } from '../theme/tokens';
import { sectionRegistry, type SectionData } from './sectionRegistry';

type SectionsProps = { sections: readonly SectionData[] };

const Section = ({ section }: { section: SectionData }) => {
  const Chosen = sectionRegistry[section.__typename] as ComponentType<{ section: SectionData }>;
  return <Chosen section={section} />;
};

/** The sections of a page without wrappers, for pages that are one section. */
export const SectionContent = ({ sections }: SectionsProps) =>
  sections.map((section) => <Section key={section.contentful_id} section={section} />);

const FullWidthSection = withSelectiveHydration(({ section }: { section: SectionData }) => (
  <PageSection
    id={('anchor' in section && section.anchor) || undefined}
    data-section={section.__typename}
    suppressHydrationWarning
  >
    <Container>
      <Section section={section} />
    </Container>
  </PageSection>
));

/** The sections of a page, each in a `PageSection`. */
export const SectionList = ({ sections }: SectionsProps) =>
  sections.map((section) => <FullWidthSection key={section.contentful_id} section={section} />);

/** A full-width section of the page; key figures have a tinted background. */
export const PageSection = styled.section({
  paddingBlock: space(5),
  [media.md]: { paddingBlock: space(8) },
  '&[data-section="ContentfulKeyFigures"]': {
    background: color.mist,
    paddingBlock: space(7),
    marginBlock: space(3),
    [media.md]: { paddingBlock: space(10), marginBlock: space(5) },
  },
});
