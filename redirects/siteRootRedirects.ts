import { redirectSource } from '../src/features/redirects/redirectSource';
import { homePath, siteRoot } from '../src/i18n/paths';
import type { SitePages, TableRule } from './types';

/** Names these rules in messages, where rules of the table have their file. */
const origin = 'the sites of the space';

/**
 * Redirects from the root of each country and of each of its languages to the home page: `/be` and `/be/fr` to
 * `/be/fr/home`. A country opens in its first language that has a home page. The table overrides these rules, and a page at
 * such a path has none.
 */
export const siteRootRedirects = (
  { sites, pages }: SitePages,
  table: readonly TableRule[],
): TableRule[] => {
  const paths = new Set(pages.map(({ path }) => path));
  const taken = new Set(
    [...paths, ...table.map(({ from }) => from)].map((path) => redirectSource(path)),
  );
  return sites.flatMap((site) => {
    const to = homePath(site);
    if (!paths.has(to)) return [];
    const root = siteRoot(site);
    // `/be/fr` lies below `/be`; worldwide has one root.
    const country = root === site.urlPrefix ? root : root.slice(0, root.lastIndexOf('/'));
    return [country, root].flatMap((from) => {
      const source = redirectSource(from);
      if (taken.has(source)) return [];
      taken.add(source);
      return [{ from, to, file: origin, line: sites.indexOf(site) + 1 }];
    });
  });
};
