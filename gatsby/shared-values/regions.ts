import { countryNode } from '../schema/countryNode';
import { currentPlan } from '../schema/currentPlan';
import type { ResolverContext } from '../schema/resolverContext';
import type { PlanSite, SitePlan } from '../site-plan/types';
import { readSharedValue } from './sharedValues';

const name = 'regions';
const continents = ['worldwide', 'americas', 'europe', 'africa-and-middle-east', 'asia-pacific'];

/** The ids of the sites that have pages, by continent, as a shared value. */
export const regionsOf = (
  { pages, sites }: SitePlan,
  context: ResolverContext,
): [string, string[]] => {
  const used = new Set(pages.map(({ site }) => site?.id));
  const placeOf = (site: PlanSite): number =>
    continents.indexOf(String(countryNode(site, context).continent));
  return [
    name,
    sites
      .filter(({ id }) => used.has(id))
      .map((site) => ({ id: site.id, place: placeOf(site) }))
      .sort((a, b) => a.place - b.place)
      .map(({ id }) => id),
  ];
};

/** The sites that have pages, by continent. */
export const readRegions = (context: ResolverContext): PlanSite[] => {
  const { plan } = currentPlan();
  return readSharedValue<string[]>(name, context).flatMap(
    (id) => plan.sites.find((site) => site.id === id) ?? [],
  );
};
