import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Deletion, Entity, Resource } from '../types';

/** One line of the journal: the whole state that a change left behind. */
export type JournalRecord = {
  sequence: number;
  action: string;
  entity?: Entity;
  deletion?: Deletion;
  resource?: Resource;
  removed?: Pick<Resource, 'type' | 'id'>;
};

type Header = { journal: 1; fileHash: string; lineage: string };

export type ReadJournal = {
  header: Header | undefined;
  records: JournalRecord[];
  /** Bytes that hold whole lines; what follows is the torn end of a write that was cut off. */
  wholeBytes: number;
  notes: string[];
};

const parseLine = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

/** Reads a journal. A torn last line is left out with a note; damage before it throws. */
export const readJournal = (file: string): ReadJournal => {
  const notes: string[] = [];
  if (!existsSync(file)) return { header: undefined, records: [], wholeBytes: 0, notes };
  const bytes = readFileSync(file);
  let start = 0;
  const values: unknown[] = [];
  while (start < bytes.length) {
    const end = bytes.indexOf(0x0a, start);
    const value = end < 0 ? undefined : parseLine(bytes.toString('utf8', start, end));
    if (value === undefined) {
      const isLast = end < 0 || end === bytes.length - 1;
      if (!isLast) {
        throw new Error(
          `${file}: line ${values.length + 1} is damaged; move the file away to start from the export file again`,
        );
      }
      notes.push(
        `the last change in ${file} was cut off while it was written (${bytes.length - start} bytes) and is left out`,
      );
      break;
    }
    values.push(value);
    start = end + 1;
  }
  const [header, ...records] = values;
  return {
    header: header as Header | undefined,
    records: records as JournalRecord[],
    wholeBytes: start,
    notes,
  };
};

/** Moves a journal of another export file aside and returns its new path. */
export const keepJournalAside = (file: string, fileHash: string): string => {
  for (let number = 1; ; number += 1) {
    const aside = join(dirname(file), `journal-of-${fileHash.slice(0, 12)}-${number}.ndjson`);
    if (existsSync(aside)) continue;
    renameSync(file, aside);
    return aside;
  }
};

const syncFolder = (folder: string) => {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/** Appends lines so that each is on disk, whole, before the call returns; or not there at all. */
export class JournalWriter {
  private handle: number | undefined;
  private size: number;

  constructor(
    private readonly file: string,
    wholeBytes: number,
  ) {
    this.size = wholeBytes;
  }

  append(value: Header | JournalRecord): void {
    const handle = this.open();
    const line = Buffer.from(`${JSON.stringify(value)}\n`);
    try {
      let written = 0;
      while (written < line.length) {
        written += writeSync(handle, line, written, line.length - written, this.size + written);
      }
      fsyncSync(handle);
    } catch (error) {
      // A full disk leaves half a line: take it back, so that the next change does not follow a torn one.
      ftruncateSync(handle, this.size);
      throw error;
    }
    this.size += line.length;
  }

  close(): void {
    if (this.handle !== undefined) closeSync(this.handle);
    this.handle = undefined;
  }

  private open(): number {
    if (this.handle === undefined) {
      const isNew = !existsSync(this.file);
      this.handle = openSync(this.file, isNew ? 'w' : 'r+', 0o600);
      ftruncateSync(this.handle, this.size);
      if (isNew) syncFolder(dirname(this.file));
    }
    return this.handle;
  }
}
