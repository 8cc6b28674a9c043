import { searchLanguages } from '~/search-index/encoder/languages';
import { fold } from '~/search-index/encoder/fold';
import type { Article } from './article';
import type { JudgedQuery } from './judgedQuery';
import { pick, randomFrom } from './random';

const letters = 'abcdefghilmnoprstuv';

const oneEdit = (word: string, random: () => number): string => {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const edits = [
    () => word.slice(0, at) + word.slice(at + 1),
    () => word.slice(0, at) + pick([...letters], random) + word.slice(at),
    () => word.slice(0, at) + pick([...letters], random) + word.slice(at + 1),
    () => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ];
  return pick(edits, random)();
};

/** Words long enough that they are about something. */
const isStopWord = (word: string): boolean =>
  Object.values(searchLanguages).some((known) => known?.stopWords.has(fold(word)));

const tellingWords = (title: string): string[] => [
  ...new Set(
    title.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= 5 && !isStopWord(word)),
  ),
];

/**
 * Queries for known articles: words of a title, whole, begun, mistyped, without accents, with a word more. Every
 * article whose title has all those words counts as right.
 */
export const generatedQueries = (
  articles: readonly Article[],
  count: number,
  seed: number,
): JudgedQuery[] => {
  const random = randomFrom(seed);
  const folded = articles.map(({ key, texts }) => ({
    key,
    words: new Set(fold(texts.title).split(/[^\p{L}\p{N}]+/u)),
  }));
  const queries: JudgedQuery[] = [];
  while (queries.length < count) {
    const [first, second] = tellingWords(pick(articles, random).texts.title);
    if (first === undefined || second === undefined) continue;
    const asked = [fold(first), fold(second)];
    const expected = folded.filter(({ words }) => asked.every((word) => words.has(word)));
    if (expected.length > 3) continue;
    const add = (kind: string, query: string) =>
      queries.push({ class: kind, query, expected: expected.map(({ key }) => key) });
    add('exact', `${first} ${second}`);
    add('prefix', `${first} ${second.slice(0, Math.max(4, second.length - 3))}`);
    add('typo', `${oneEdit(first, random)} ${second}`);
    add('typo', `${first} ${oneEdit(second, random)}`);
    if (fold(first + second) !== (first + second).toLowerCase()) {
      add('accent', `${fold(first)} ${fold(second)}`);
    }
  }
  return queries;
};
