import { readJson } from '../files/readJson';
import { writeAtomic } from '../files/writeAtomic';
import { firstState, type PublisherState } from './types';

export type StateStore = {
  get: () => PublisherState;
  /**
   * Changes the state, on disk before it resolves. On a full disk the change holds in memory, and is written with the
   * next: a start would then repeat a step, which does no harm.
   */
  change: (update: Partial<PublisherState>) => Promise<void>;
};

/** @throws Error when the file is no JSON. */
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
