import styled from '@emotion/styled';
import { Container } from '../../components/Container';
import { TableOfContents } from '../../components/TableOfContents';
import { sectionAnchors } from '../../sections/sectionAnchors';
import { SectionList } from '../../sections/SectionList';
import type { SectionData } from '../../sections/sectionRegistry';
import { media } from '../../theme/media';
import { space } from '../../theme/tokens';

type ServiceSectionsProps = { title: string; sections: readonly SectionData[] };

/** The sections of a service; three titles or more have a table of contents beside them. */
export const ServiceSections = ({ title, sections }: ServiceSectionsProps) => {
  const headings = sectionAnchors(sections);
  if (headings.length < 3) return <SectionList sections={sections} />;
  return (
    <Container>
      <TableOfContents title={title} headings={headings}>
        <Narrow>
          <SectionList sections={sections} />
        </Narrow>
      </TableOfContents>
    </Container>
  );
};

/** Sections that are as wide as the text beside the table of contents. */
const Narrow = styled.div({
  '& > section > div': { paddingInline: 0 },
  '& > section:first-of-type': { paddingTop: 0 },
  '& > section[data-section="ContentfulKeyFigures"] > div': { paddingInline: space(3) },
  [media.md]: {
    // The figures of a panel are in the column of the text.
    '& > section[data-section="ContentfulKeyFigures"]': { marginInlineStart: space(-3) },
    '& [data-variation="No image"] > *': { gridColumn: '1 / -1' },
  },
});
