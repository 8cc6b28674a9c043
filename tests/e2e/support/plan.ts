import { readFileSync } from 'node:fs';
import { sitePlanFile } from '../../../gatsby/schema/currentPlan';
import type { SitePlan } from '../../../gatsby/site-plan/types';

/** The pages of the built site. */
export const plan = JSON.parse(readFileSync(sitePlanFile, 'utf8')) as SitePlan;

/** One page of each template in each of the sites named. */
export const pageOfEachTemplate = (siteIds: readonly string[]): string[] => {
  const wanted = plan.pages.filter(({ site }) => site === undefined || siteIds.includes(site.id));
  const byTemplate = new Map(
    [...wanted].reverse().map((page) => [`${page.template} ${page.site?.id ?? ''}`, page.path]),
  );
  return [...byTemplate.values()].sort();
};
