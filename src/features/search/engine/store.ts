import {
  partAt,
  type PartedStoreFile,
  type StoreRecords,
} from '../../../../search-index/format/indexFile';
import type { SearchRecord } from '../../../../search-index/format/records';
import { isList, readPairFile, type FetchFile } from './readPairFile';
import { remembering } from './remembering';

/** Reads records by their place. */
export type Store<Shown extends SearchRecord> = (ids: readonly number[]) => Promise<Shown[]>;

const pick = <Shown>(records: readonly Shown[], id: number): Shown[] => {
  const record = records[id];
  return record === undefined ? [] : [record];
};

export const wholeStore =
  <Shown extends SearchRecord>(records: readonly Shown[]): Store<Shown> =>
  (ids) =>
    Promise.resolve(ids.flatMap((id) => pick(records, id)));

export const partedStore = <Shown extends SearchRecord>(
  address: string,
  file: PartedStoreFile,
  fetchFile: FetchFile,
): Store<Shown> => {
  const { storePart } = file;
  const part = remembering(async (at: number) => {
    const { records } = await readPairFile<StoreRecords<Shown>>(
      partAt(address, file, at),
      fetchFile,
      { records: isList },
    );
    return records;
  });
  return async (ids) => {
    const picked = await Promise.all(
      ids.map(async (id) => pick(await part(Math.floor(id / storePart)), id % storePart)),
    );
    return picked.flat();
  };
};
