import type { TemplateId } from '../../contentful/model/templates';
import { groupBy } from '../content/groupBy';
import { templateTraits } from './templateTraits';
import type { Route } from './types';

/** One page a site: where a site has several, the one whose slug most sites use, else its first. */
const onePerSite = (pages: readonly Route[]): Route[] => {
  const bySlug = groupBy(pages, ({ slug }) => slug);
  const uses = ({ slug }: Route): number => bySlug.get(slug)?.length ?? 0;
  return [...groupBy(pages, ({ site }) => site?.id).values()].map((ofSite) =>
    ofSite.reduce((best, page) => (uses(page) > uses(best) ? page : best)),
  );
};

export type PageVersions = {
  /** The same page in all sites, itself included. */
  versionsOf: (page: Route) => readonly Route[];
  /** What these versions have in common, a template or an entry; undefined for a page of neither. */
  groupOf: (page: Route) => string | undefined;
};

/**
 * Finds the versions of a page in other sites: one page a site of its template where sites have one of it, otherwise the
 * pages of its entry. Each page is in one group, since search engines take versions only if they name each other.
 */
export const pageVersions = (
  pages: readonly Route[],
  pagesOfEntry: (entryId: string) => readonly Route[],
): PageVersions => {
  const ofSites = pages.filter(
    ({ site, template }) => site !== undefined && templateTraits[template].isOncePerSite,
  );
  const byTemplate = new Map<TemplateId, readonly Route[]>(
    [...groupBy(ofSites, ({ template }) => template)].map(([id, found]) => [id, onePerSite(found)]),
  );
  const grouped = new Set([...byTemplate.values()].flat().map(({ path }) => path));
  return {
    versionsOf: (page) => {
      if (grouped.has(page.path)) return byTemplate.get(page.template) ?? [];
      if (page.entryId === '') return [];
      return pagesOfEntry(page.entryId).filter((other) => !grouped.has(other.path));
    },
    // No id of an entry has a slash.
    groupOf: (page) =>
      grouped.has(page.path) ? `template/${page.template}` : page.entryId || undefined,
  };
};
