import { ProblemError } from '../problems/buildProblem';
import type { RoutesInput } from './types';

/**
 * The routes input with the countries of the given technical names only; with all countries if none is given.
 *
 * @throws ProblemError when the space has no country of a given name.
 */
export const keepRegions = (input: RoutesInput, regions: readonly string[]): RoutesInput => {
  if (regions.length === 0) return input;
  const names = input.countries.map(({ technicalName }) => technicalName);
  const unknown = regions.filter((region) => !names.includes(region));
  if (unknown.length > 0) {
    const text = `SITE_REGIONS names ${unknown.join(', ')}, and the space has no such country.`;
    const fix = `Use technical names of countries: ${names.sort().join(', ')}.`;
    throw new ProblemError(
      [{ id: 'settings', category: 'settings', variable: 'SITE_REGIONS', text, fix }],
      `${text} ${fix}`,
    );
  }
  return {
    ...input,
    countries: input.countries.filter(({ technicalName }) => regions.includes(technicalName)),
  };
};
