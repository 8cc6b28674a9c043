import { headingId } from './rich-text/headingId';
import type { SectionData } from './sectionRegistry';

/** The title and anchor of a section that shows a title. */
export const sectionAnchor = (section: SectionData): { id: string; title: string } | undefined => {
  const title =
    section.__typename === 'ContentfulKeyFigures' ||
    (section.__typename === 'ContentfulContentSection' && section.variation !== 'No content')
      ? section.title
      : undefined;
  return title ? { id: headingId(title), title } : undefined;
};
