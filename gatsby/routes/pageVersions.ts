import type { TemplateId } from '../../contentful/model/templates';
import { groupBy } from '../content/groupBy';
import { templateTraits } from './templateTraits';
import type { Route } from './types';

/** Whether no site has two of these pages. */
const isOneASite = (pages: readonly Route[]): boolean =>
  new Set(pages.map(({ site }) => site?.id)).size === pages.length;

/**
 * Finds the versions of a page in other sites: the pages of its entry, or all pages of its template where every site has
 * one at most. A site that has two by mistake puts that template back to entries, since search engines take versions only
 * if they name each other.
 */
export const pageVersions = (
  pages: readonly Route[],
  pagesOfEntry: (entryId: string) => readonly Route[],
): ((page: Route) => readonly Route[]) => {
  const ofSites = pages.filter(
    ({ site, template }) => site !== undefined && templateTraits[template].isOncePerSite,
  );
  const byTemplate = new Map<TemplateId, readonly Route[]>(
    [...groupBy(ofSites, ({ template }) => template)].filter(([, found]) => isOneASite(found)),
  );
  return (page) => {
    const sameTemplate = page.site && byTemplate.get(page.template);
    if (sameTemplate) return sameTemplate;
    return page.entryId === '' ? [] : pagesOfEntry(page.entryId);
  };
};
