import { countryNode } from './countryNode';
import { currentRoutes } from '../routes/currentRoutes';
import type { ResolverContext } from '../content/resolverContext';
import type { Site, Routes } from '../routes/types';
import { readDerivedNode } from './derivedNodes';

const name = 'regions';
const continents = ['worldwide', 'americas', 'europe', 'africa-and-middle-east', 'asia-pacific'];

/** The ids of the sites that have pages, by continent, as a derived node. */
export const regionsOf = (
  { pages, sites }: Routes,
  context: ResolverContext,
): [string, string[]] => {
  const used = new Set(pages.map(({ site }) => site?.id));
  const placeOf = (site: Site): number =>
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
export const readRegions = (context: ResolverContext): Site[] =>
  readDerivedNode<string[]>(name, context).flatMap((id) => currentRoutes().siteById(id) ?? []);
