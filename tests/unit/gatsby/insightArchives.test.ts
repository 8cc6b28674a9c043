import { splitArchives } from '~/gatsby/derived-nodes/insightArchives';
import { archiveCount, archiveSize } from '~/gatsby/routes/insightArchives';
import { createRoutes } from '~/gatsby/routes/createRoutes';
import type { RouteEntry } from '~/gatsby/routes/types';

const split = (total: number) => {
  const newestFirst = Array.from({ length: total }, (_, index) => total - index);
  return splitArchives(newestFirst, archiveCount(total));
};

test('a site of fewer than 400 insights has no archive', () => {
  expect(archiveCount(399)).toBe(0);
  expect(split(399).newest).toHaveLength(399);
});

test('archives are counted from the oldest, and a new insight changes none of them', () => {
  const { newest, archives } = split(1050);
  expect(archives.map((archive) => [archive[0], archive.at(-1)])).toEqual([
    [200, 1],
    [400, 201],
    [600, 401],
    [800, 601],
  ]);
  expect(newest).toHaveLength(250);
  expect(split(1051).archives).toEqual(archives);
  expect(split(1200).archives.slice(0, -1)).toEqual(archives);
});

test('the listing always has 200 to 399 of the newest insights', () => {
  for (let total = 400; total < 1300; total += 1) {
    const { newest, archives } = split(total);
    expect(newest.length).toBeGreaterThanOrEqual(archiveSize);
    expect(newest.length).toBeLessThan(2 * archiveSize);
    expect([...newest, ...archives.reverse().flat()]).toHaveLength(total);
  }
});

const entry = (id: string, more: Partial<RouteEntry>): RouteEntry => ({
  id,
  name: id,
  type: 'insight',
  slug: id,
  countries: ['us'],
  languages: [],
  isTopLevel: false,
  hasNoNavigation: false,
  isPublishedElsewhere: false,
  isClosed: false,
  missingFields: {},
  nodeIds: { en: `${id} in English` },
  ...more,
});

const us = {
  id: 'us',
  technicalName: 'us',
  urlPrefix: '',
  isMultilang: false,
  templateSet: 'standard' as const,
  order: 0,
  nodeIds: {},
  languages: [{ name: 'English', localCode: 'en-US' }],
};

const routesOf = (...more: RouteEntry[]) =>
  createRoutes({
    locales: ['en'],
    countries: [us],
    entries: [
      entry('listing', { type: 'page', template: 'insights', slug: 'insights' }),
      ...Array.from({ length: 600 }, (_, index) =>
        entry(`number-${index}`, { isPublishedElsewhere: index % 2 === 0 }),
      ),
      ...more,
    ],
  });

test('each archive is a page of no entry, with the node of the listing', () => {
  const archives = routesOf().pages.filter(({ archive }) => archive !== undefined);
  expect(archives.map(({ path, archive }) => [path, archive])).toEqual([
    ['/us/en/insights/archive/1', 1],
    ['/us/en/insights/archive/2', 2],
  ]);
  expect(archives[0]).toMatchObject({ entryId: '', nodeId: 'listing in English' });
});

test('an insight may be called archive; one that takes the address of an archive is named', () => {
  expect(routesOf(entry('archive', {})).pages.map(({ path }) => path)).toContain(
    '/us/en/insights/archive',
  );
  expect(() => routesOf(entry('wrong', { slug: 'archive/2' }))).toThrow(
    /"wrong" \(insight wrong\) and "listing" \(page listing\) both want the address \/us\/en\/insights\/archive\/2/,
  );
});
