import { homePath, sitePath } from '../../src/i18n/paths';
import type { PlannedPage, PlanSite } from '../site-plan/types';
import { longText, type ContentNode, type FindNode } from './contentNode';
import { currentPlan } from './currentPlan';

/** Matches the GraphQL type PageSeo. */
export type PageSeo = {
  title: string;
  description: string | null;
  path: string;
  localCode: string;
  alternates: { hreflang: string; path: string }[];
  breadcrumbs: { title: string; path: string }[];
};

const firstText = (...values: unknown[]): string | undefined =>
  values.find((value): value is string => typeof value === 'string' && value !== '');

/**
 * One alternate a language tag, the page itself included, and x-default: the worldwide version, else the first. Two
 * sites may share a local code; the earlier country then keeps the tag.
 */
const alternatesOf = (pages: readonly PlannedPage[]): PageSeo['alternates'] => {
  const byTag = new Map<string, string>();
  const inOrder = [...pages].sort(
    (a, b) => (a.site?.countryOrder ?? 0) - (b.site?.countryOrder ?? 0),
  );
  for (const { site, path } of inOrder) {
    if (site !== undefined && !byTag.has(site.localCode)) byTag.set(site.localCode, path);
  }
  const standsForAll =
    inOrder.find(({ site }) => site !== undefined && site.urlPrefix === `/${site.country}`) ??
    inOrder[0];
  if (byTag.size === 0 || standsForAll === undefined) return [];
  return [...byTag, ['x-default', standsForAll.path] as const].map(([hreflang, path]) => ({
    hreflang,
    path,
  }));
};

/** The pages above this one in its address, home first; only those that exist. */
const breadcrumbsOf = (page: PlannedPage, site: PlanSite, find: FindNode, home: string) => {
  const segments = page.path.slice(sitePath(site, '').length).split('/').filter(Boolean);
  const above = segments.slice(0, -1).map((_, index) => segments.slice(0, index + 1).join('/'));
  const paths = [homePath(site), ...above.map((slug) => sitePath(site, slug))];
  return paths
    .filter((path) => path !== page.path)
    .map((path) => currentPlan().page(path))
    .flatMap((ancestor) => {
      const node = ancestor && find(ancestor.nodeId);
      const isHome = ancestor?.path === homePath(site);
      const title = isHome ? home : node && firstText(node.title, node.name);
      return ancestor && title ? [{ title, path: ancestor.path }] : [];
    });
};

/**
 * What the head of a page says of an entry, in the site of `country` that reads the entry's locale; `home` is the
 * site's word for its home page.
 */
export const pageSeo = (
  node: ContentNode,
  country: string,
  find: FindNode,
  home: string,
): PageSeo => {
  const plan = currentPlan();
  const site = plan.siteOfLocale(country, node.node_locale);
  const pages = plan.pagesOfEntry(node.contentful_id);
  const page = pages.find((candidate) => candidate.site?.id === site?.id) ?? pages[0];
  return {
    title: firstText(node.metaTitle, node.title, node.name) ?? '',
    description:
      firstText(
        longText(node, 'metaDescription', find),
        longText(node, 'shortDescription', find),
        longText(node, 'introduction', find),
      ) ?? null,
    path: page?.path ?? '/',
    localCode: site?.localCode ?? node.node_locale,
    alternates: alternatesOf(pages),
    breadcrumbs:
      page === undefined || site === undefined ? [] : breadcrumbsOf(page, site, find, home),
  };
};
