import { homePath, sitePath } from '../../src/i18n/paths';
import type { PlanLookUp } from './lookUpPlan';
import type { PlannedPage } from './types';

/** The pages above a page in its address, home first; only those that exist. */
export const ancestorsOf = (page: PlannedPage, plan: Pick<PlanLookUp, 'page'>): PlannedPage[] => {
  const { site } = page;
  if (site === undefined) return [];
  const segments = page.path.slice(sitePath(site, '').length).split('/').filter(Boolean);
  const above = segments.slice(0, -1).map((_, index) => segments.slice(0, index + 1).join('/'));
  const paths = [homePath(site), ...above.map((slug) => sitePath(site, slug))];
  return paths.filter((path) => path !== page.path).flatMap((path) => plan.page(path) ?? []);
};
