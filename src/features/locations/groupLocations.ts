/** The continents, in display order; each is an anchor on the page. */
const continents = ['americas', 'europe', 'africa-and-middle-east', 'asia-pacific'] as const;
export type Continent = (typeof continents)[number];

type Country = { readonly technicalName: string; readonly name: string };
type Place = { readonly continent: string; readonly countries: readonly Country[] };

export type CountryLocations<Location> = Country & { locations: Location[] };
export type ContinentLocations<Location> = {
  continent: Continent;
  countries: CountryLocations<Location>[];
};

/** Whether a location is listed under a country, which is its first. */
export const isOfficeOf = (
  { countries: [first] }: { readonly countries: readonly { readonly technicalName: string }[] },
  country: string,
): boolean => first?.technicalName === country;

/**
 * Groups the locations of other countries than `ownCountry` by continent, its own first, then by their first country,
 * alphabetically. Empty continents are omitted.
 */
export const groupLocations = <Location extends Place>(
  locations: readonly Location[],
  ownCountry: string,
): ContinentLocations<Location>[] =>
  continents
    .map((continent) => {
      const byCountry = new Map<string, CountryLocations<Location>>();
      let isOwn = false;
      for (const location of locations) {
        const [country] = location.countries;
        if (location.continent !== continent || country === undefined) continue;
        const { technicalName } = country;
        if (technicalName === ownCountry) isOwn = true;
        else {
          const group = byCountry.get(technicalName) ?? { ...country, locations: [] };
          group.locations.push(location);
          byCountry.set(technicalName, group);
        }
      }
      const countries = [...byCountry.values()].sort((a, b) => a.name.localeCompare(b.name));
      return { continent, countries, isOwn };
    })
    .filter(({ countries }) => countries.length > 0)
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn));

/** The countries with locations, sorted by name, with their number of locations. */
export const countriesWithLocations = (locations: readonly Place[]) => {
  const counted = new Map<string, { name: string; value: string; count: number }>();
  for (const { countries } of locations) {
    const [country] = countries;
    if (country === undefined) continue;
    const { technicalName, name } = country;
    const count = (counted.get(technicalName)?.count ?? 0) + 1;
    counted.set(technicalName, { name, value: technicalName, count });
  }
  return [...counted.values()].sort((a, b) => a.name.localeCompare(b.name));
};
