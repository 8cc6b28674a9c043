import { weighTerms, type SearchTexts } from '~/search-index/encoder/weighTerms';
import { detailsOf, titleOf, type SearchRecord } from '~/search-index/format/records';
import { wholeTerms, type TermReader } from './terms';

/** The texts in a record. */
const recordTexts = (record: SearchRecord): SearchTexts => {
  const { metaDescription } = record;
  const tags =
    'partners' in record
      ? [...record.departments, ...record.industries]
          .map(({ name }) => name)
          .concat(record.partners)
      : [];
  const type = 'type' in record ? [record.type.name] : [];
  const details = detailsOf(record);
  return {
    title: titleOf(record),
    description: [metaDescription, ...type, ...details, ...tags].join('\n'),
    body: '',
  };
};

/** An in-memory index of the texts in the records, used until the full-text index has loaded. */
export const indexRecords = (records: readonly SearchRecord[], language: string): TermReader => {
  const map = new Map<string, number[][]>();
  weighTerms(records.map(recordTexts), language).forEach((levels, page) =>
    levels.forEach((level, term) => {
      const postings = map.get(term) ?? [];
      (postings[level] ??= []).push(page);
      map.set(term, postings);
    }),
  );
  return wholeTerms([...map].sort(([a], [b]) => (a < b ? -1 : 1)));
};
