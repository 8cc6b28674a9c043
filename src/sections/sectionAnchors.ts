import { headingIds, type Heading } from './rich-text/headings';
import type { SectionData } from './sectionRegistry';

/** The title and anchor of each section that shows a title; undefined for the others. */
export const sectionAnchors = (sections: readonly SectionData[]): (Heading | undefined)[] => {
  const idOf = headingIds();
  return sections.map((section) => {
    const title =
      section.__typename === 'ContentfulKeyFigures' ||
      (section.__typename === 'ContentfulContentSection' && section.variation !== 'No content')
        ? section.title
        : undefined;
    return title ? { id: idOf(title), title } : undefined;
  });
};
