import { countryNode } from './countryNode';
import type { ResolverContext } from '../content/resolverContext';
import type { Site, Routes } from '../routes/types';
import { readDerivedNode } from './derivedNodes';

const name = 'regions';
const continents = ['worldwide', 'americas', 'europe', 'africa-and-middle-east', 'asia-pacific'];

/** The sites that have pages, by continent, as a derived node. */
export const regionsOf = ({ pages, sites }: Routes, context: ResolverContext): [string, Site[]] => {
  const used = new Set(pages.map(({ site }) => site?.id));
  const placeOf = (site: Site): number =>
    continents.indexOf(String(countryNode(site, context).continent));
  return [
    name,
    sites
      .filter(({ id }) => used.has(id))
      .map((site) => ({ site, place: placeOf(site) }))
      .sort((a, b) => a.place - b.place)
      .map(({ site }) => site),
  ];
};

/** The sites that have pages, by continent. */
export const readRegions = (context: ResolverContext): Site[] =>
  readDerivedNode<Site[]>(name, context);
