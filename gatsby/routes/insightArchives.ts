import {
  archivedListingId,
  archiveTemplateId,
  type TemplateId,
} from '../../contentful/model/templates';
import { archivePath } from '../../src/i18n/paths';
import { groupBy } from '../content/groupBy';
import { templateTraits } from './templateTraits';
import type { Route } from './types';

/** Insights of one archive page. */
export const archiveSize = 200;

/**
 * The number of archive pages beside the listing, which holds 200 to 399 of the newest insights: fewer than 400 need no archive.
 */
export const archiveCount = (insights: number): number =>
  Math.max(0, Math.floor(insights / archiveSize) - 1);

/**
 * The archive pages of the insight listings of all sites.
 *
 * @param countOf the number of insights that a site shows.
 */
export const archiveRoutes = (
  pages: readonly Route[],
  countOf: (siteId: string) => number,
): { archive: Route; listing: Route }[] => {
  const listings = pages.filter(({ template }) => templateTraits[template].isInsightListing);
  return [...groupBy(listings, ({ site }) => site?.id).values()].flatMap(([listing]) => {
    if (listing?.site === undefined) return [];
    const { site } = listing;
    return Array.from({ length: archiveCount(countOf(site.id)) }, (_, index) => {
      const archive = index + 1;
      const path = archivePath(site, archive);
      const ofListing = { ...listing, path, archive };
      return { listing, archive: { ...ofListing, template: archiveTemplateId, entryId: '' } };
    });
  });
};

/**
 * The template that renders a page: a listing has one of its own if its site has archives, so that other sites need no code for
 * them.
 */
export const renderedTemplate = (
  page: Route,
  { pages }: { pages: readonly Route[] },
): TemplateId | typeof archivedListingId =>
  templateTraits[page.template].isInsightListing &&
  pages.some(({ archive, site }) => archive !== undefined && site?.id === page.site?.id)
    ? archivedListingId
    : page.template;
