import { weighTerms, type SearchTexts } from '../../../../search-index/encoder/weighTerms';
import { titleOf, type SearchRecord } from '../../../../search-index/format/records';
import { wholeTerms, type Terms } from './terms';

/** What is shown of a page in words: all that can be found before the index is there. */
const shownTexts = (record: SearchRecord): SearchTexts => {
  const { metaDescription } = record;
  const tags =
    'partners' in record
      ? [...record.departments, ...record.industries]
          .map(({ name }) => name)
          .concat(record.partners)
      : [];
  const type = 'type' in record ? [record.type.name] : [];
  return {
    title: titleOf(record),
    description: [metaDescription, ...type, ...tags].join('\n'),
    body: '',
  };
};

/** An index of what the records of a store show, made here. */
export const recordTerms = (records: readonly SearchRecord[], language: string): Terms => {
  const map = new Map<string, number[][]>();
  weighTerms(records.map(shownTexts), language).forEach((levels, page) =>
    levels.forEach((level, term) => {
      const postings = map.get(term) ?? [];
      (postings[level] ??= []).push(page);
      map.set(term, postings);
    }),
  );
  return wholeTerms([...map].sort(([a], [b]) => (a < b ? -1 : 1)));
};
