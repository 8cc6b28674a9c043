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

/** One line of the journal: the complete state after a change. */
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
  /** Length of the complete lines, in bytes. The rest is an incomplete write. */
  completeBytes: number;
  notes: string[];
};

const parseLine = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

/** Reads a journal. Skips an incomplete last line with a note; throws on an invalid line before it. */
export const readJournal = (file: string): ReadJournal => {
  const notes: string[] = [];
  if (!existsSync(file)) return { header: undefined, records: [], completeBytes: 0, notes };
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
          `${file}: line ${values.length + 1} is corrupt; move the file away to start from the export file again`,
        );
      }
      notes.push(
        `the last change in ${file} was not written completely (${bytes.length - start} bytes) and is skipped`,
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
    completeBytes: start,
    notes,
  };
};

/** Renames the journal of another export file. Returns its new path. */
export const archiveJournal = (file: string, fileHash: string): string => {
  for (let number = 1; ; number += 1) {
    const archive = join(dirname(file), `journal-of-${fileHash.slice(0, 12)}-${number}.ndjson`);
    if (existsSync(archive)) continue;
    renameSync(file, archive);
    return archive;
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

/** Appends lines atomically: `append` returns after fsync, and a failed write leaves the file unchanged. */
export class JournalWriter {
  private handle: number | undefined;
  private size: number;

  constructor(
    private readonly file: string,
    completeBytes: number,
  ) {
    this.size = completeBytes;
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
      // A failed write, for example on a full disk, can leave part of a line; truncate it before the next append.
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
