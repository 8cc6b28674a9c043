import { groupBy } from '../content/groupBy';
import { firstText } from '../content/contentNode';
import type { NodeSource } from '../content/nodeSource';
import { pictureFonts } from '../og-images/fonts';
import type { Routes } from '../routes/types';
import { nameOf, type ContentWarning } from './contentWarning';

/** One warning for each site with titles that the brand font cannot write on Open Graph images. */
export const warningsOfSharePictures = (
  { find }: Pick<NodeSource, 'find'>,
  { pages, sites }: Routes,
): ContentWarning[] => {
  const { display } = pictureFonts();
  const titleOf = (nodeId: string): string => {
    const node = find(nodeId);
    return firstText(node?.title, node?.name) ?? '';
  };
  const bare = pages
    .map(({ site, nodeId }) => ({ site: site?.id, title: titleOf(nodeId) }))
    .filter(({ title }) => title !== '' && display.writable(title) === '');
  return [...groupBy(bare, ({ site }) => site)].flatMap(([id, titles]): ContentWarning[] => {
    const site = sites.find((candidate) => candidate.id === id);
    const country = site && find(site.countryNodeId);
    if (!country) return [];
    return [
      {
        kind: 'bare-share-picture',
        type: 'Entry',
        id: country.contentful_id,
        name: nameOf(country),
        field: 'Languages',
        message: `The Open Graph images of ${titles.length} ${titles.length === 1 ? 'page' : 'pages'} of ${id} show the brand without the title, because the brand font lacks letters of theirs, as in "${titles[0]?.title}": add the letters to the font (CONTRIBUTING.md, "Add a language").`,
      },
    ];
  });
};
