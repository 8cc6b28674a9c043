import { readFileSync } from 'node:fs';
import { demoArticles, demoSite } from '../../bench/search/corpus/demoSite';
import type { JudgedQuery } from '../../bench/search/corpus/judgedQuery';
import { judgedSites } from '../../bench/search/corpus/judgedSites';
import { sentBytes } from '../../bench/search/measure/bytes';
import { judge, qualityOf, type Judged } from '../../bench/search/measure/quality';
import {
  createIndexAndStore,
  type SearchDocument,
} from '../../search-index/build/createIndexAndStore';
import { readPlan } from './support/builtSite';
import { openBuiltSearch } from './support/shownResults';

const readQueries = (file: string) =>
  JSON.parse(readFileSync(`bench/search/${file}.json`, 'utf8')) as Record<string, JudgedQuery[]>;

/** Asks the built search files of each judged site, and counts places in the order of the overlay. */
const askAll = async (file: string): Promise<Judged[]> => {
  const { sites } = readPlan();
  const queries = readQueries(file);
  const judged: Judged[] = [];
  for (const [country, language] of judgedSites) {
    const site = sites.find(({ id }) => id === `${country}/${language}`);
    if (site === undefined) throw new Error(`The build has no site ${country}/${language}.`);
    const ofSite = queries[`${country}-${language}`] ?? [];
    judged.push(...(await judge(ofSite, await openBuiltSearch(site))));
  }
  return judged;
};

const meanRank = (judged: readonly Judged[], ...classes: readonly string[]): number => {
  const asked = judged.filter((query) => classes.length === 0 || classes.includes(query.class));
  expect(asked.length).toBeGreaterThan(8);
  return qualityOf(asked).reciprocalRank;
};

describe('queries that nothing was tuned to, in the built search files, in the order of the overlay', () => {
  let judged: Judged[] = [];
  beforeAll(async () => {
    judged = await askAll('held-out');
  });

  test('have a mean reciprocal rank of 0.95 as shown', () => {
    expect(meanRank(judged)).toBeGreaterThanOrEqual(0.95);
  });

  test.each([
    ['exact, inflected and unfinished words', ['exact', 'inflected', 'prefix']],
    ['misspellings and missing accents', ['typo', 'accent']],
    [
      'words in another order, questions, names and numbers',
      ['order', 'question', 'name', 'digits'],
    ],
    ['pages', ['page']],
    ['people', ['person']],
    ['offices', ['office']],
    ['documents', ['document']],
  ])('%s: a mean reciprocal rank of 0.90', (_, classes) => {
    expect(meanRank(judged, ...classes)).toBeGreaterThanOrEqual(0.9);
  });

  test('queries without words of a title have a mean reciprocal rank of 0.93', () => {
    expect(meanRank(judged, 'concept')).toBeGreaterThanOrEqual(0.93);
  });
});

describe('queries that the synonyms of the space were written for', () => {
  let judged: Judged[] = [];
  beforeAll(async () => {
    judged = await askAll('queries');
  });

  test('without words of a title have a mean reciprocal rank of 0.93', () => {
    expect(meanRank(judged, 'concept')).toBeGreaterThanOrEqual(0.93);
  });

  test('of all kinds have a mean reciprocal rank of 0.95 as shown', () => {
    expect(meanRank(judged)).toBeGreaterThanOrEqual(0.95);
  });
});

test.each([
  ['us/en', 'artificial intelligence', 'AI'],
  ['fr/fr', 'intelligence artificielle', 'IA'],
  ['br/pt', 'inteligência artificial', 'IA'],
  ['sp/es', 'inteligencia artificial', 'IA'],
])(
  '%s: what a text explains in brackets finds titles with the abbreviation: %s',
  async (id, query, abbreviation) => {
    const site = readPlan().sites.find((candidate) => candidate.id === id);
    if (site === undefined) throw new Error(`The build has no site ${id}.`);
    const search = await openBuiltSearch(site);
    const titled = ['services/analytics-and-ai', 'services/generative-ai'];
    expect((await search(abbreviation)).slice(0, 2)).toEqual(titled);
    expect((await search(query)).slice(0, 3)).toEqual(expect.arrayContaining(titled));
  },
);

test('every page that a judged query expects is there', async () => {
  const { sites } = readPlan();
  for (const [country, language] of judgedSites) {
    const site = sites.find(({ id }) => id === `${country}/${language}`);
    if (site === undefined) throw new Error(`The build has no site ${country}/${language}.`);
    const { keys } = await openBuiltSearch(site);
    const expected = ['held-out', 'queries'].flatMap((file) =>
      (readQueries(file)[`${country}-${language}`] ?? []).flatMap((query) => query.expected),
    );
    expect([...new Set(expected)].filter((key) => !keys.has(key))).toEqual([]);
  }
});

test.each(judgedSites)('the synonyms of %s/%s cost 10 kB at most', (country, language) => {
  const bytesOf = (documents: readonly SearchDocument[]): number => {
    const { files } = createIndexAndStore('site', language, documents);
    return [...files.values()].reduce((sum, file) => sum + sentBytes(file), 0);
  };
  const articles = demoArticles(country, language);
  const without = bytesOf(articles);
  const added = bytesOf(demoSite(country, language)) - without;
  expect(added).toBeGreaterThan(0);
  expect(added).toBeLessThan(10_000);
});
