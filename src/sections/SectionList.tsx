import styled from '@emotion/styled';
import type { ComponentType } from 'react';
import { Container } from '../components/Container';
import { media } from '../theme/media';
import { color, space } from '../theme/tokens';
import { sectionRegistry, type SectionData } from './sectionRegistry';

/** The sections of a page, from top to bottom, each in its own band. */
export const SectionList = ({ sections }: { sections: readonly SectionData[] }) =>
  sections.map((section) => {
    const Section = sectionRegistry[section.__typename] as ComponentType<{ section: SectionData }>;
    return (
      <Band key={section.contentful_id} data-section={section.__typename}>
        <Container>
          <Section section={section} />
        </Container>
      </Band>
    );
  });

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
