import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { demoSite } from './corpus/demoSite';
import { generatedArticles } from './corpus/generated';
import { generatedQueries } from './corpus/generatedQueries';
import type { JudgedQuery } from './corpus/judgedQuery';
import { judgedSites } from './corpus/judgedSites';
import type { Article } from './corpus/article';
import type { Built, Bytes, Engine } from './engine';
import { engines } from './engines/list';
import { timeOnPhone } from './measure/phone';
import { judge, qualityOf, type Quality } from './measure/quality';
import { mean, percentile, timeKeystrokes } from './measure/speed';
import { formatReport, type Measured, type Weighed } from './report';

/** Articles of the generated corpus, a quarter in each language; and as many in one, for bytes and speed. */
const articleCount = Number(process.env.ARTICLES ?? 10_000);
const reportFile = 'docs/benchmarks/search.md';

const readQueries = (file: string) =>
  JSON.parse(readFileSync(`bench/search/${file}`, 'utf8')) as Record<string, JudgedQuery[]>;

const byClass = async (built: Built, queries: readonly JudgedQuery[]) => {
  const judged = await judge(queries, built.search);
  const kinds = [...new Set(judged.map((query) => query.class))];
  return Object.fromEntries<Quality>([
    ['all', qualityOf(judged)],
    ...kinds.map(
      (kind) => [kind, qualityOf(judged.filter((query) => query.class === kind))] as const,
    ),
  ]);
};

const weigh = async (
  corpus: string,
  { name }: Engine,
  built: Built,
  queries: readonly JudgedQuery[],
  language: string,
): Promise<Weighed> => {
  const some = queries.filter((_, at) => at % Math.ceil(queries.length / 12) === 0);
  const texts = some.map(({ query }) => query);
  const bytes: Bytes[] = [];
  for (const query of some) bytes.push(await built.bytesFor(query));
  const keystrokes = await timeKeystrokes(built, texts.slice(0, 6));
  const exact = queries.filter((query) => query.class === 'exact').slice(0, 2);
  const phone = await timeOnPhone(
    built.page,
    exact.map(({ query }) => query),
    language,
  );
  return {
    corpus,
    engine: name,
    bytes: mean(bytes.map(({ toFirst }) => toFirst)),
    allBytes: mean(bytes.map(({ toAll }) => toAll)),
    keystroke50: percentile(keystrokes, 0.5),
    keystroke95: percentile(keystrokes, 0.95),
    phone: percentile(phone, 0.5),
  };
};

const run = async () => {
  const isLast = process.argv.includes('--held-out');
  const options = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
  const command = [
    ...(process.env.ARTICLES ? [`ARTICLES=${articleCount}`] : []),
    'npm run bench:search',
    ...(options.length > 0 ? ['--', ...options] : []),
  ].join(' ');
  const measured: Measured[] = [];
  const weighed: Weighed[] = [];
  const all = await engines();
  mkdirSync('docs/benchmarks', { recursive: true });

  const ask = async (
    corpus: string,
    articles: readonly Article[],
    language: string,
    queries: readonly JudgedQuery[],
    how: { quality: boolean; weight: boolean },
  ) => {
    for (const engine of all) {
      const start = performance.now();
      const built = await engine.build(articles, language);
      const buildTime = Math.round(performance.now() - start);
      if (how.quality) {
        measured.push({ corpus, engine: engine.name, quality: await byClass(built, queries) });
      }
      if (how.weight) weighed.push(await weigh(corpus, engine, built, queries, language));
      await built.close?.();
      // After each, so that a run that is stopped leaves what it has measured.
      writeFileSync(reportFile, formatReport(measured, weighed, command));
      console.log(
        corpus,
        engine.name,
        `built in ${buildTime} ms`,
        measured.at(-1)?.quality.all?.reciprocalRank.toFixed(3),
        JSON.stringify(weighed.at(-1) ?? {}),
      );
    }
  };

  const judgedQueries = readQueries('queries.json');
  for (const [country, language] of judgedSites) {
    const articles = demoSite(country, language);
    const name = `Demo site ${country}/${language}, ${articles.length} pages`;
    await ask(name, articles, language, judgedQueries[`${country}-${language}`] ?? [], {
      quality: true,
      weight: country === 'us',
    });
  }
  if (isLast) {
    const kept = readQueries('held-out.json');
    for (const [country, language] of judgedSites) {
      const name = `Kept queries ${country}/${language}`;
      await ask(name, demoSite(country, language), language, kept[`${country}-${language}`] ?? [], {
        quality: true,
        weight: false,
      });
    }
  }
  if (process.argv.includes('--demo')) return;
  for (const [country, language] of judgedSites) {
    const count = articleCount / judgedSites.length;
    const articles = generatedArticles(demoSite(country, language), count, 7);
    const name = `Generated in ${language}, ${count} of ${articleCount} articles`;
    await ask(name, articles, language, generatedQueries(articles, 240, 3), {
      quality: true,
      weight: false,
    });
  }
  const large = generatedArticles(demoSite('us', 'en'), articleCount, 11);
  await ask(
    `Generated in en, ${articleCount} articles`,
    large,
    'en',
    generatedQueries(large, 120, 5),
    {
      quality: false,
      weight: true,
    },
  );

  console.log(formatReport(measured, weighed, command));
};

void run();
