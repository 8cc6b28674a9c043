import type { SearchDocument } from '../../search-index/build/createIndexAndStore';
import { linkedNodes } from '../content/contentNode';
import { findNodeWith, type ResolverContext } from '../content/resolverContext';
import { readLabels } from '../derived-nodes/labels';
import { pageAt, searchedPages } from '../derived-nodes/pagePaths';
import { readLocations, readSiteList } from '../derived-nodes/siteLists';
import type { PictureTools } from '../images/downloadAsset';
import { isIndexed } from '../routes/isIndexed';
import type { Route, Site } from '../routes/types';
import type { TemplateId } from '../../contentful/model/templates';
import type { Tools } from '../search/documentTexts';
import {
  fileDocument,
  menuLinkDocument,
  officeDocument,
  pageDocument,
  personDocument,
} from '../search/linkDocuments';
import { pictureAddress } from '../search/pictureAddress';
import { documentLink } from './documentLink';
import { menuLinkTitles, type MenuLinkTitles } from './menuLinkTitles';

type MakeDocuments = (
  site: Site,
  context: ResolverContext,
  tools: PictureTools,
) => Promise<SearchDocument[]>;

const textTools = (context: ResolverContext, tools: PictureTools): Tools => ({
  find: findNodeWith(context),
  pictureOf: pictureAddress(tools),
});

/** The documents of a site, as links to their files or to the pages that ask for them. */
const files: MakeDocuments = async (site, context, tools) => {
  const reading = textTools(context, tools);
  const { find } = reading;
  const found: SearchDocument[] = [];
  for (const node of readSiteList('documents', site, context)) {
    const link = await documentLink(node, site, context, tools);
    if (!link) continue;
    const [type] = linkedNodes(node, 'documentType', find);
    const details = [typeof type?.name === 'string' ? type.name : '', link.details].filter(Boolean);
    const isFile = link.fileName !== null && { isFile: true as const };
    found.push(fileDocument(node, { href: link.href, details, ...isFile }, reading));
  }
  return found;
};

/** Pages outside every site that a menu links to. */
const sharedPages = (menu: readonly MenuLinkTitles[], context: ResolverContext): Route[] =>
  [...new Set(menu.map(({ href }) => href).filter((href) => href.startsWith('/')))]
    .flatMap((href) => pageAt(href, context) ?? [])
    .filter((page) => page.site === undefined && isIndexed(page));

/** Other pages of a site, links of its menus to other websites and to parts of pages, and documents. */
export const pageDocuments: MakeDocuments = async (site, context, tools) => {
  const reading = textTools(context, tools);
  const menu = menuLinkTitles(site, context);
  const titlesOf = (path: string) =>
    menu.filter(({ href }) => href === path).flatMap(({ titles }) => titles.slice(0, 1));
  const found: SearchDocument[] = [];
  for (const { path, nodeId } of [...searchedPages(site, context), ...sharedPages(menu, context)]) {
    const node = reading.find(nodeId);
    if (node) found.push(await pageDocument(node, path, [...new Set(titlesOf(path))], reading));
  }
  const links = new Map(
    menu
      .filter(({ href }) => /^https?:/.test(href) || /^\/.*#/.test(href))
      .map(({ href, titles: [title = '', ...above] }) => [
        href,
        menuLinkDocument(title, href, above),
      ]),
  );
  return [...found, ...links.values(), ...(await files(site, context, tools))];
};

/** People and offices, on the pages that list them; none where the site has no such page. */
export const peopleDocuments: MakeDocuments = async (site, context, tools) => {
  const reading = textTools(context, tools);
  const pages = searchedPages(site, context);
  const pathOf = (wanted: TemplateId) => pages.find(({ template }) => template === wanted)?.path;
  const found: SearchDocument[] = [];
  const management = pathOf('management');
  if (management) {
    for (const node of readSiteList('managers', site, context)) {
      const href = `${management}#${node.contentful_id}`;
      found.push(await personDocument(node, href, reading));
    }
  }
  const locations = pathOf('locations');
  if (locations) {
    const { searchOffice } = readLabels(site.locale, context);
    for (const node of readLocations(site.locale, context)) {
      const href = `${locations}#${node.contentful_id}`;
      found.push(officeDocument(node, href, searchOffice, reading));
    }
  }
  return found;
};
