import { readFileSync } from 'node:fs';
import { demoSite } from './corpus/demoSite';
import type { JudgedQuery } from './corpus/judgedQuery';
import { judgedSites } from './corpus/judgedSites';
import { ours } from './engines/ours';
import { stockSearch } from './engines/stock';
import { judge, qualityOf, type Judged } from './measure/quality';
import type { Search } from './engine';

const queries = JSON.parse(readFileSync('bench/search/queries.json', 'utf8')) as Record<
  string,
  JudgedQuery[]
>;

const askAll = async (
  searchOf: (country: string, language: string) => Promise<Search>,
): Promise<Judged[]> => {
  const judged: Judged[] = [];
  for (const [country, language] of judgedSites) {
    const search = await searchOf(country, language);
    judged.push(...(await judge(queries[`${country}-${language}`] ?? [], search)));
  }
  return judged;
};

const cell = (judged: readonly Judged[]): string => {
  const { reciprocalRank, amongThree } = qualityOf(judged);
  const found = judged.filter(({ place }) => place > 0).length / judged.length;
  return [reciprocalRank, amongThree, found].map((value) => value.toFixed(2)).join(' / ');
};

/** Prints what FlexSearch itself finds in the files that ship, beside the search that reads them in the browser. */
const run = async (): Promise<void> => {
  const own = await askAll(
    async (country, language) => (await ours.build(demoSite(country, language), language)).search,
  );
  const stock = await askAll((country, language) =>
    Promise.resolve(stockSearch(demoSite(country, language), language)),
  );
  const kinds = [...new Set(own.map((query) => query.class))];
  console.log('| Queries | Number | FlexSearch | Talvane |\n| --- | ---: | ---: | ---: |');
  for (const kind of ['all', ...kinds]) {
    const of = (judged: readonly Judged[]) =>
      judged.filter((query) => kind === 'all' || query.class === kind);
    console.log(`| ${kind} | ${of(own).length} | ${cell(of(stock))} | ${cell(of(own))} |`);
  }
};

void run();
