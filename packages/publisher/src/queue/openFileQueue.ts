import type { publishingFiles } from '../publishingFolder';
import { openState } from '../state/openState';
import { openJournal } from '../webhook/openJournal';
import { soleLease } from '../lease/soleTerm';
import type { PublishQueue } from './types';

/** The embedded queue: files of a folder, which the caller has locked. One publisher only. */
export const openFileQueue = async (
  files: Pick<ReturnType<typeof publishingFiles>, 'journal' | 'state'>,
  log: (line: string) => void,
): Promise<PublishQueue> => {
  const journal = await openJournal(files.journal);
  const store = await openState(files.state, log);
  return {
    journal,
    store,
    lease: soleLease,
    onChange: () => undefined,
    leadership: () => undefined,
    close: () => journal.close(),
  };
};
