import type { SectionData } from '../../sections/sectionRegistry';

type Entry = { readonly path: string | null };

/** As many of the latest entries as a home page shows. */
const most = 3;

/** The addresses of entries that a section leads to. */
const pathsIn = (section: SectionData): readonly (string | null | undefined)[] => {
  if (section.__typename === 'ContentfulTeaserList') return section.pages.map(({ path }) => path);
  return section.__typename === 'ContentfulKeyFigures' ? [section.button?.href] : [];
};

/** The first three entries of a list that no teaser list or story of the page leads to. */
export const withoutListed = <Listed extends Entry>(
  entries: readonly Listed[],
  sections: readonly SectionData[],
): Listed[] => {
  const listed = new Set(sections.flatMap(pathsIn));
  return entries.filter(({ path }) => path === null || !listed.has(path)).slice(0, most);
};
