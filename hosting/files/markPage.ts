import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Work } from '../parallel/openHelper';
import { stampOf } from './fileStamps';

type PageData = { result?: { build?: string } };

/** The build that data of pages are of, and the folder these are in. */
export type MarkOrder = { folder: string; build: string };

/** When the file was last written, and whether it was just now. */
export type MarkedPage = { stamp: string; isNew: boolean };

/** Writes into the data of pages which build they are of. Data that say so already stay as they are. */
export const work: Work<MarkOrder, string, MarkedPage> = ({ folder, build }) => {
  // By calls that do not wait, as in fileStamps.ts.
  const mark = (name: string): MarkedPage => {
    const file = join(folder, name);
    const data = JSON.parse(readFileSync(file, 'utf8')) as PageData;
    const isNew = data.result?.build !== build;
    if (isNew) writeFileSync(file, JSON.stringify({ ...data, result: { ...data.result, build } }));
    return { stamp: stampOf(file), isNew };
  };
  return (names) => Promise.resolve(names.map(mark));
};
