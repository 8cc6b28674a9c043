import type { SectionData } from '../../sections/sectionRegistry';

type Entry = { readonly path: string | null };

/** As many of the latest entries as a home page shows. */
const most = 3;

/** The first three entries of a list that no teaser list of the page has. */
export const withoutListed = <Listed extends Entry>(
  entries: readonly Listed[],
  sections: readonly SectionData[],
): Listed[] => {
  const listed = new Set(
    sections.flatMap((section) =>
      section.__typename === 'ContentfulTeaserList' ? section.pages.map(({ path }) => path) : [],
    ),
  );
  return entries.filter(({ path }) => path === null || !listed.has(path)).slice(0, most);
};
