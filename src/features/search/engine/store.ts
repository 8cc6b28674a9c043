import { partUrl, type SplitStoreFile, type StoreRecords } from '~/search-index/format/indexFile';
import type { SearchRecord } from '~/search-index/format/records';
import { isList, readSearchFile, type FetchFile } from './readSearchFile';
import { memoize } from './memoize';

/** Reads records by their position in the store. */
export type RecordReader<Shown extends SearchRecord> = (ids: readonly number[]) => Promise<Shown[]>;

const pick = <Shown>(records: readonly Shown[], id: number): Shown[] => {
  const record = records[id];
  return record === undefined ? [] : [record];
};

export const wholeStore =
  <Shown extends SearchRecord>(records: readonly Shown[]): RecordReader<Shown> =>
  (ids) =>
    Promise.resolve(ids.flatMap((id) => pick(records, id)));

export const splitStore = <Shown extends SearchRecord>(
  address: string,
  file: SplitStoreFile,
  count: number,
  fetchFile: FetchFile,
): RecordReader<Shown> => {
  const { storePart } = file;
  const part = memoize(async (at: number) => {
    const { records } = await readSearchFile<StoreRecords<Shown>>(
      partUrl(address, file, at),
      fetchFile,
      { records: isList },
    );
    return records;
  });
  return async (ids) => {
    const picked = await Promise.all(
      ids.map(async (id) => {
        const fromEnd = count - 1 - id;
        return pick(await part(Math.floor(fromEnd / storePart)), fromEnd % storePart);
      }),
    );
    return picked.flat();
  };
};
