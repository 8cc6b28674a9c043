import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { JournalWriter, keepJournalAside, readJournal, type JournalRecord } from './journalFile';

/** The changes made to an export file: what they were, and where the next one goes. */
export type Journal = {
  /** Tells this line of changes from another on the same export file; empty before the first change. */
  readonly lineage: string;
  readonly records: readonly JournalRecord[];
  readonly notes: readonly string[];
  /** Writes a change to disk before it returns. */
  append(record: JournalRecord): void;
  close(): void;
};

/**
 * Opens the journal in `stateFolder` that belongs to the export file with this hash. A journal of another export file
 * is kept under another name and `notes` says so.
 */
export const openJournal = (stateFolder: string, fileHash: string): Journal => {
  const file = join(stateFolder, 'journal.ndjson');
  let read = readJournal(file);
  const notes = [...read.notes];
  if (read.header && read.header.fileHash !== fileHash) {
    const aside = keepJournalAside(file, read.header.fileHash);
    notes.push(
      `the export file has changed, so ${read.records.length} changes made to the former one no longer apply; they are kept in ${aside}`,
    );
    read = readJournal(file);
  }
  const writer = new JournalWriter(file, read.wholeBytes);
  let lineage = read.header?.lineage ?? '';
  return {
    get lineage() {
      return lineage;
    },
    records: read.records,
    notes,
    append(record) {
      if (lineage === '') {
        const started = randomUUID();
        writer.append({ journal: 1, fileHash, lineage: started });
        lineage = started;
      }
      writer.append(record);
    },
    close: () => writer.close(),
  };
};
