import { feedPath } from '../../src/i18n/paths';
import { fill } from '../../src/i18n/fill';
import { formatNumber } from '../../src/i18n/format';
import { siteName } from '../../src/i18n/siteName';
import { ogImageFolder, ogImageFileName, ogImageSize, type OgImage } from '../og-images/ogImage';
import { languageVersionsOf } from '../routes/alternates';
import { alternatesFileOf } from '../routes/alternatesFiles';
import { isIndexed } from '../routes/isIndexed';
import { pageTypeTraits } from '../routes/pageTypeTraits';
import { siteOfQuery } from '../routes/siteOfQuery';
import type { Route } from '../routes/types';
import { breadcrumbsOf, type Breadcrumb } from './breadcrumbs';
import {
  firstText,
  linkedIds,
  longText,
  modifiedTime,
  type ContentNode,
  type FindNode,
} from '../content/contentNode';
import { isoTime } from '../content/isoTime';
import { authorNames, authorsOf, biographyOf } from '../content/authors';
import { countryNode } from '../derived-nodes/countryNode';
import { currentRoutes } from '../routes/currentRoutes';
import { readLabels } from '../derived-nodes/labels';
import { openGraphLocale } from './openGraphLocale';
import { findNodeWith, type ResolverContext } from '../content/resolverContext';

/** Matches the GraphQL type PageSeo. */
export type PageSeo = {
  /** The text of the title element: countries share pages, so the name of the website has that of the country with it. */
  documentTitle: string;
  title: string;
  description: string | null;
  /** Where the website is, without a path. */
  siteUrl: string;
  path: string;
  localCode: string;
  /** Computed here because the first `Intl.Locale.prototype.maximize` takes a phone's browser some 20 ms. */
  openGraphLocale: string;
  isHidden: boolean;
  alternatesFile: string | null;
  languageVersions: string[];
  breadcrumbs: Breadcrumb[];
  sharePicture: { path: string; width: number; height: number; alt: string } | null;
  article: {
    publishedTime: string;
    modifiedTime: string;
    section: string;
    /** For structured data and feeds; a guest has no page. */
    authors: readonly { name: string; path?: string }[];
  } | null;
  feed: { title: string; path: string } | null;
};

/** The metadata of a page for its head, feeds, sitemaps and Open Graph image. */
export type PageHead = { seo: PageSeo; ogImage: OgImage };

const articleOf = (
  node: ContentNode | undefined,
  { entryType, site }: Route,
  section: string,
  find: FindNode,
): PageSeo['article'] => {
  const publishedTime = node && firstText(node.publicationDate);
  if (!node || !pageTypeTraits[entryType].isArticle || !publishedTime) return null;
  const { pageOfEntry } = currentRoutes();
  const authors = authorsOf(node, find).map(({ name, contentful_id }) => ({
    name: String(name),
    path: site && pageOfEntry(contentful_id, site.id)?.path,
  }));
  return {
    publishedTime: isoTime(publishedTime),
    modifiedTime: modifiedTime(node),
    section,
    authors: authors.length > 0 ? authors : authorNames(node, find).map((name) => ({ name })),
  };
};

const descriptionOf = (node: ContentNode, find: FindNode): string | undefined =>
  firstText(
    longText(node, 'metaDescription', find),
    longText(node, 'shortDescription', find),
    longText(node, 'introduction', find),
    biographyOf(node, find),
  );

/** The title of an archive of insights, which has no entry. */
const archiveTitle = ({ archive, site }: Route, label: string): string | undefined =>
  archive === undefined
    ? undefined
    : fill(label, { number: formatNumber(archive, site?.localCode ?? 'en') });

/** Of Gatsby's node of its own configuration. */
const siteUrlOf = (node: ContentNode | undefined): string =>
  (node?.siteMetadata as { siteUrl?: string } | undefined)?.siteUrl ?? '';

/**
 * The head of a page, of its entry and its site.
 *
 * @param node its entry in its locale; undefined for the root of the website where no entry describes it.
 */
export const headOfPage = (
  page: Route,
  node: ContentNode | undefined,
  context: ResolverContext,
): PageHead => {
  const routes = currentRoutes();
  const find = findNodeWith(context);
  const { site } = page;
  const labels = readLabels(node?.node_locale ?? page.locale, context);
  const country = site && countryNode(site, context);
  const countryName = firstText(country?.name) ?? '';
  const ownTitle = firstText(node?.title, node?.name) ?? labels.indexTitle;
  const heading = archiveTitle(page, labels.insightArchive) ?? ownTitle;
  const breadcrumbs = breadcrumbsOf(page, labels.home, context).map((crumb) =>
    crumb.path === page.path && page.archive !== undefined ? { ...crumb, title: heading } : crumb,
  );
  const [typeId] = node ? linkedIds(node, 'type') : [];
  const section = firstText(typeId && find(typeId)?.name);
  const ogImage: OgImage = {
    // That of the listing, for its archives too.
    title: ownTitle,
    kicker:
      section ??
      (breadcrumbs.length > 2 && page.archive === undefined
        ? breadcrumbs.at(-2)?.title
        : firstText(node?.kicker)) ??
      '',
    accent: firstText(node?.indicatorColor),
  };
  const description =
    node === undefined
      ? labels.indexIntroduction
      : page.archive === undefined
        ? descriptionOf(node, find)
        : undefined;
  const localCode =
    site?.localCode ?? node?.node_locale ?? routes.defaultSite?.localCode ?? page.locale;
  const title = (page.archive === undefined && firstText(node?.metaTitle)) || heading;
  const siteTitle = [siteName, countryName].join(' ').trim();
  const seo: PageSeo = {
    documentTitle: title === siteName ? title : `${title} – ${siteTitle}`,
    title,
    description: description ?? null,
    siteUrl: siteUrlOf(find('Site')),
    path: page.path,
    localCode,
    openGraphLocale: openGraphLocale(localCode),
    isHidden: !isIndexed(page),
    alternatesFile: alternatesFileOf(page, routes) ?? null,
    languageVersions: languageVersionsOf(page, routes.versionsOf(page)),
    breadcrumbs,
    sharePicture: isIndexed(page)
      ? {
          path: `/${ogImageFolder}/${ogImageFileName(ogImage)}`,
          ...ogImageSize,
          alt: `${heading} – ${siteName}`,
        }
      : null,
    article: articleOf(node, page, section ?? '', find),
    feed: site && routes.hasInsights(site.id) ? { title: siteTitle, path: feedPath(site) } : null,
  };
  return { seo, ogImage };
};

/**
 * The metadata of an entry's page in the site of the current page query.
 *
 * @throws Error when the entry has no page.
 */
export const pageSeo = (node: ContentNode, context: ResolverContext): PageSeo => {
  const site = siteOfQuery(context);
  const pages = currentRoutes().pagesOfEntry(node.contentful_id);
  const ofQuery = currentRoutes().page(context.path ?? '');
  const page =
    ofQuery?.archive !== undefined && ofQuery.nodeId === node.id
      ? ofQuery
      : (pages.find((candidate) => candidate.site?.id === site?.id) ?? pages[0]);
  if (page === undefined) throw new Error(`Entry ${node.contentful_id} has no page.`);
  return headOfPage(page, node, context).seo;
};
