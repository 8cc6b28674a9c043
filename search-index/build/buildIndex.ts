import { Index } from 'flexsearch';
import { averageLengths, termsOfFields, weighPage, type SearchTexts } from '../encoder/weighTerms';
import type { TermEntry } from '../format/indexFile';
import { weightLevels } from '../format/indexFile';
import { indexOptions } from './indexOptions';
import { updateIndex, type BuiltIndex } from './keptIndex';
import { areTermsKept, encodeKeptText } from './keptTerms';
import { weighListed } from './weighListed';

const byTerm = ([a]: TermEntry, [b]: TermEntry): number => (a < b ? -1 : 1);

/** Sorted by term, so that the output is deterministic. */
const makeMap = (levelsOfPages: Iterable<ReadonlyMap<string, number>>): TermEntry[] => {
  let levels: ReadonlyMap<string, number> = new Map();
  const index = new Index({
    ...indexOptions,
    encode: (terms: string) => terms.split(' '),
    score: (_content: string[], term: string) => levels.get(term) ?? weightLevels - 1,
  });
  let id = 0;
  for (const ofPage of levelsOfPages) {
    levels = ofPage;
    if (ofPage.size > 0) index.add(id, [...ofPage.keys()].join(' '));
    id += 1;
  }
  const map: TermEntry[] = [];
  void index.export((key: string, data?: string) => {
    if (key.endsWith('.map') && data) map.push(...(JSON.parse(data) as TermEntry[]));
  });
  return map.sort(byTerm);
};

/** The largest index since terms are kept. */
let kept: BuiltIndex | undefined;

/**
 * The map of a FlexSearch index of the pages, with the levels of `weighPage` as scores. While terms are kept, the largest index is kept
 * too, and updated for pages that are nearly the same.
 */
export const buildIndex = (pages: readonly SearchTexts[], language: string): TermEntry[] => {
  const encode = (page: SearchTexts) => termsOfFields(page, language, encodeKeptText);
  const encoded = pages.map(encode);
  const average = averageLengths(encoded);
  const weigh = (page: SearchTexts, terms = encode(page)) =>
    weighPage(terms, average, weighListed(page, language));
  const sources = { language, pages, average };
  const updated = kept && updateIndex(kept, sources, (page) => weigh(page));
  const map = updated ?? makeMap(pages.map((page, id) => weigh(page, encoded[id])));
  if (areTermsKept() && pages.length >= (kept?.pages.length ?? 0)) kept = { ...sources, map };
  return map;
};
