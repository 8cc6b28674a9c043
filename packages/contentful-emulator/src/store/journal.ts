import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { JournalWriter, archiveJournal, readJournal, type JournalRecord } from './journalFile';

/** Append-only log of the changes since the export file, in `journal.ndjson`. */
export type Journal = {
  /** Random id of the journal: changes when the journal is deleted or archived. Empty before the first change. */
  readonly lineage: string;
  readonly records: readonly JournalRecord[];
  readonly notes: readonly string[];
  /** Appends a record, with fsync. */
  append(record: JournalRecord): void;
  close(): void;
};

/**
 * Opens the journal in `stateFolder`. Archives it with a note if its changes were made to an export file with another
 * hash, because they cannot be applied.
 */
export const openJournal = (stateFolder: string, fileHash: string): Journal => {
  const file = join(stateFolder, 'journal.ndjson');
  let read = readJournal(file);
  const notes = [...read.notes];
  if (read.header && read.header.fileHash !== fileHash) {
    const archive = archiveJournal(file, read.header.fileHash);
    notes.push(
      `the export file has changed, so ${read.records.length} changes made to the previous one no longer apply; they are archived in ${archive}`,
    );
    read = readJournal(file);
  }
  const writer = new JournalWriter(file, read.completeBytes);
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
