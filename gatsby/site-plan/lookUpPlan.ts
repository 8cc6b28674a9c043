import { groupBy } from '../groupBy';
import type { PlannedPage, PlanSite, SitePlan } from './types';

/** Questions that pages, menus, search engines and checks ask of the plan, answered from maps made once. */
export type PlanLookUp = {
  plan: SitePlan;
  site: (country: string, language: string) => PlanSite | undefined;
  /** The site a localised entry is read for: its country and the locale of the node. */
  siteOfLocale: (country: string, locale: string) => PlanSite | undefined;
  /** Every page made of an entry, in all sites. */
  pagesOfEntry: (entryId: string) => readonly PlannedPage[];
  pageOfEntry: (entryId: string, siteId: string) => PlannedPage | undefined;
  /** Whether a site has insights of its own, rather than published elsewhere. */
  hasInsights: (siteId: string) => boolean;
  page: (path: string) => PlannedPage | undefined;
  /** The site for pages that belong to none: the one whose prefix is its name, else the first. */
  defaultSite: PlanSite | undefined;
};

export const lookUpPlan = (plan: SitePlan): PlanLookUp => {
  const byEntry = groupBy(plan.pages, ({ entryId }) => entryId);
  const byPath = new Map(plan.pages.map((page) => [page.path, page]));
  const withInsights = new Set(
    plan.pages.filter(({ entryType }) => entryType === 'insight').map(({ site }) => site?.id ?? ''),
  );
  const pagesOfEntry = (entryId: string) => byEntry.get(entryId) ?? [];
  return {
    plan,
    site: (country, language) =>
      plan.sites.find((site) => site.country === country && site.language === language),
    siteOfLocale: (country, locale) =>
      plan.sites.find((site) => site.country === country && site.locale === locale),
    pagesOfEntry,
    pageOfEntry: (entryId, siteId) =>
      pagesOfEntry(entryId).find((page) => page.site?.id === siteId),
    hasInsights: (siteId) => withInsights.has(siteId),
    page: (path) => byPath.get(path),
    defaultSite: plan.sites.find((site) => site.urlPrefix === `/${site.country}`) ?? plan.sites[0],
  };
};
