import { readJson } from '../files/readJson';
import { writeAtomic } from '../files/writeAtomic';
import { firstState, type PublisherState } from './types';

export type StateStore = {
  get: () => PublisherState;
  /**
   * Changes the state, and resolves when it is on disk. If the disk is full, the change stays in memory and is written with
   * the next one; a restart before that repeats a step, which is idempotent.
   */
  change: (update: Partial<PublisherState>) => Promise<void>;
};

/** @throws Error if the file is not JSON. */
export const openState = async (file: string, log: (line: string) => void): Promise<StateStore> => {
  let state = (await readJson<PublisherState>(file)) ?? firstState;
  return {
    get: () => state,
    change: async (update) => {
      state = { ...state, ...update };
      await writeAtomic(file, JSON.stringify(state)).catch((error: unknown) =>
        log(`could not write the state: ${(error as Error).message}`),
      );
    },
  };
};
