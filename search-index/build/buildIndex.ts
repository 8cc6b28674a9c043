import { Index } from 'flexsearch';
import type { TermEntry } from '../format/indexFile';
import { weightLevels } from '../format/indexFile';
import { indexOptions } from './indexOptions';
import { weighTerms, type SearchTexts } from '../encoder/weighTerms';
import { encodeKeptText } from './keptTerms';
import { weighListed } from './weighListed';

const byTerm = ([a]: TermEntry, [b]: TermEntry): number => (a < b ? -1 : 1);

/**
 * The map of a FlexSearch index of the pages, with the levels of `weighTerms` as scores. Sorted by term, so that the
 * output is deterministic.
 */
export const buildIndex = (pages: readonly SearchTexts[], language: string): TermEntry[] => {
  let levels: ReadonlyMap<string, number> = new Map();
  const index = new Index({
    ...indexOptions,
    encode: (terms: string) => terms.split(' '),
    score: (_content: string[], term: string) => levels.get(term) ?? weightLevels - 1,
  });
  const listed = pages.map((page) => weighListed(page, language));
  weighTerms(pages, language, listed, encodeKeptText).forEach((ofPage, id) => {
    levels = ofPage;
    if (ofPage.size > 0) index.add(id, [...ofPage.keys()].join(' '));
  });
  const entries: TermEntry[] = [];
  void index.export((key: string, data?: string) => {
    if (key.endsWith('.map') && data) entries.push(...(JSON.parse(data) as TermEntry[]));
  });
  return entries.sort(byTerm);
};
