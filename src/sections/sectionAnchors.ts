import type { Heading } from './rich-text/headings';
import type { SectionData } from './sectionRegistry';

/** The titles of the sections that show one, with the anchors that `SectionList` sets. */
export const sectionAnchors = (sections: readonly SectionData[]): Heading[] =>
  sections.flatMap((section) =>
    'anchor' in section && section.anchor && section.title
      ? [{ id: section.anchor, title: section.title }]
      : [],
  );
