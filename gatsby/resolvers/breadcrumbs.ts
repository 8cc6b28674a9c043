import { homePath } from '../../src/i18n/paths';
import { firstText } from '../content/contentNode';
import { withSource } from '../content/textSource';
import { findNodeWith, type ResolverContext } from '../content/resolverContext';
import { readLabelEntries } from '../derived-nodes/labels';
import { readMenuTitleEntries, readMenuTitles, type MenuTitles } from '../derived-nodes/menuTitles';
import { ancestorsOf } from '../routes/ancestors';
import { currentRoutes } from '../routes/currentRoutes';
import type { Route, Site } from '../routes/types';
import { isPreview } from '../settings/isPreview';

export type Breadcrumb = { title: string; path: string };

/** Records the menu items and the label that titles are of, rather than the pages. */
const noteMenuTitles = (crumbs: readonly Breadcrumb[], site: Site, context: ResolverContext) => {
  const items = readMenuTitleEntries(site, context);
  const { home } = readLabelEntries(site.locale, context);
  for (const crumb of crumbs) {
    const item = items[crumb.path];
    if (crumb.path === homePath(site)) {
      const label = home && { contentful_id: home, node_locale: site.locale };
      if (label) withSource(crumb, { ...label, sys: { type: 'Entry' } }, 'text');
    } else if (item) withSource(crumb, findNodeWith(context)(item), 'title');
  }
};

/** A page by its title in the menus of its site, else by its own; undefined without either. */
const crumbOf = (
  { path, nodeId }: Route,
  menuTitles: MenuTitles,
  context: ResolverContext,
): Breadcrumb | undefined => {
  const node = findNodeWith(context)(nodeId);
  const title = menuTitles[path] ?? (node && firstText(node.title, node.name));
  return title ? withSource({ title, path }, node, node?.title ? 'title' : 'name') : undefined;
};

/** A page of a site as it stands at the end of its breadcrumbs. */
export const breadcrumbOf = (page: Route, context: ResolverContext): Breadcrumb | undefined => {
  if (page.site === undefined) return undefined;
  const crumb = crumbOf(page, readMenuTitles(page.site, context), context);
  if (crumb && isPreview()) noteMenuTitles([crumb], page.site, context);
  return crumb;
};

/**
 * The pages above a page and the page itself, each by its title in the menus of the site, else by its own. Empty for a page
 * with nothing above it.
 *
 * @param home the site's word for its home page.
 */
export const breadcrumbsOf = (
  page: Route,
  home: string,
  context: ResolverContext,
): Breadcrumb[] => {
  const above = ancestorsOf(page, currentRoutes());
  if (page.site === undefined || above.length === 0) return [];
  const menuTitles = readMenuTitles(page.site, context);
  const crumbs = [...above, page].flatMap((each) =>
    each.site !== undefined && each.path === homePath(each.site)
      ? [{ title: home, path: each.path }]
      : (crumbOf(each, menuTitles, context) ?? []),
  );
  if (isPreview()) noteMenuTitles(crumbs, page.site, context);
  return crumbs;
};
