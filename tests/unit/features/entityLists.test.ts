import { geoNaturalEarth1 } from 'd3-geo';
import { fileKind } from '~/src/features/documents/fileKind';
import { groupDocuments } from '~/src/features/documents/groupDocuments';
import { groupByYear } from '~/src/features/about/groupByYear';
import { keyResults } from '~/src/features/playbook/key-play/keyResults';
import { countriesWithLocations, groupLocations } from '~/src/features/locations/groupLocations';
import { map, mapHeight, placeOnMap } from '~/src/features/locations/projection';
import { splitManagers } from '~/src/features/people/splitManagers';
import { partnerFigures } from '~/src/features/playbook/partnerFigures';

const office = (continent: string, technicalName?: string) => ({
  continent,
  countries: technicalName ? [{ technicalName, name: technicalName.toUpperCase() }] : [],
});

describe('locations', () => {
  const offices = [
    office('europe', 'uk'),
    office('europe', 'fr'),
    office('americas', 'us'),
    office('europe', 'uk'),
  ];

  it('of other countries stand by continent in the order of the page, the own continent first', () => {
    const groups = (ownCountry: string) =>
      groupLocations(offices, ownCountry).map(({ continent, countries }) => [
        continent,
        countries.map(({ technicalName, locations }) => `${technicalName} ${locations.length}`),
      ]);
    expect(groups('uk')).toEqual([
      ['europe', ['fr 1']],
      ['americas', ['us 1']],
    ]);
    expect(groups('us')).toEqual([['europe', ['fr 1', 'uk 2']]]);
    expect(groups('sp')).toEqual([
      ['americas', ['us 1']],
      ['europe', ['fr 1', 'uk 2']],
    ]);
  });

  it('without a country are left out, and none is no group', () => {
    expect(groupLocations([office('europe')], 'fr')).toEqual([]);
    expect(groupLocations([], 'fr')).toEqual([]);
    expect(countriesWithLocations([office('europe')])).toEqual([]);
  });

  it('are counted by country', () => {
    expect(countriesWithLocations(offices)).toEqual([
      { name: 'FR', value: 'fr', count: 1 },
      { name: 'UK', value: 'uk', count: 2 },
      { name: 'US', value: 'us', count: 1 },
    ]);
  });

  it.each([
    [45.76, 4.84],
    [-33.92, 18.42],
    [1.29, 103.85],
    [37.77, -122.42],
    [0, 0],
  ])('%d, %d lies where the projection of d3-geo has it', (latitude, longitude) => {
    const reference = geoNaturalEarth1().scale(1).translate([0, 0]);
    const [right] = reference([180, 0]) ?? [NaN];
    const scale = map.width / 2 / right;
    const [x, y] = reference([longitude, latitude]) ?? [NaN, NaN];
    const [, top] = reference([0, map.north]) ?? [NaN, NaN];
    const place = placeOnMap(latitude, longitude);
    expect(place.x).toBeCloseTo(map.width / 2 + x * scale, 1);
    expect(place.y).toBeCloseTo((y - top) * scale, 1);
    expect(place.y).toBeLessThan(mapHeight);
  });
});

describe('documents', () => {
  it('stand by type, types in the order in which they first occur', () => {
    const named = (name: string, id: number) => ({ id, documentType: { name } });
    expect(
      groupDocuments([named('Reports', 1), named('Policies', 2), named('Reports', 3)]).map(
        ({ type, documents }) => [type, documents.map(({ id }) => id)],
      ),
    ).toEqual([
      ['Reports', [1, 3]],
      ['Policies', [2]],
    ]);
  });

  it.each([
    ['report.pdf', 'application/pdf', 'PDF'],
    ['figures.2025.xlsx', 'application/zip', 'XLSX'],
    ['report', 'application/pdf', 'PDF'],
    ['a name. with dots', 'image/png', 'PNG'],
  ])('%s (%s) is called %s', (fileName, contentType, kind) => {
    expect(fileKind({ fileName, contentType })).toBe(kind);
  });
});

describe('awards', () => {
  it('stand by year, the latest first', () => {
    expect(
      groupByYear([{ year: 2024 }, { year: 2026 }, { year: 2024 }]).map(({ year, items }) => [
        year,
        items.length,
      ]),
    ).toEqual([
      [2026, 1],
      [2024, 2],
    ]);
  });
});

describe('managers', () => {
  it('are the group where several countries show them', () => {
    const own = { countries: ['us'] };
    const group = { countries: ['us', 'fr'] };
    expect(splitManagers([group, own])).toEqual({ own: [own], group: [group] });
  });
});

describe('figures of three', () => {
  it('leave out what is incomplete', () => {
    const none = { number: null, description: null };
    const numbered = (
      prefix: string,
      values: { number: string | null; description: string | null }[],
    ) =>
      Object.fromEntries(
        values.flatMap(({ number, description }, index) => [
          [`${prefix}${index + 1}Number`, number],
          [`${prefix}${index + 1}Description`, description],
        ]),
      );
    const given = [
      { number: '12', description: 'ports' },
      none,
      { number: '−4 %', description: null },
    ];
    expect(partnerFigures(numbered('kpi', given) as Parameters<typeof partnerFigures>[0])).toEqual([
      { number: '12', description: 'ports' },
    ]);
    expect(keyResults(numbered('keyResult', given) as Parameters<typeof keyResults>[0])).toEqual([
      { number: '12', description: 'ports' },
    ]);
  });
});
