import type { PublisherState, Run } from '../../state/types';

/** A run, with the machine and folder in which it is built. */
export type PlacedRun = Run & { place?: string };

export type TakeOverOptions = {
  /** Identifies this machine and project folder. */
  place: string;
  lastSeq: number;
  /** The highest number of a release, in the folder or recorded; 0 for none. */
  newestNumber: number;
  /** Whether the folder lacks the last release that was recorded: another machine has made it. */
  lacksRelease: boolean;
  now: number;
};

/**
 * What a publisher changes in the state when it begins to lead. It resumes a run of its own with the step that was under way.
 * That of another publisher starts again from its build, because the built files may be on another machine. It gets a new number:
 * release folders are ordered by it, and the other publisher may have used the old one.
 */
export const takeOver = (
  { run, results }: Pick<PublisherState, 'results'> & { run?: PlacedRun },
  { place, lastSeq, newestNumber, lacksRelease, now }: TakeOverOptions,
): Pick<PublisherState, 'run'> | undefined => {
  const lastNumber = Math.max(run?.number ?? 0, results[0]?.number ?? 0);
  // The folder is ahead of the database after a restored backup.
  const isCurrent = !lacksRelease && newestNumber <= lastNumber;
  return isCurrent && (run === undefined || run.place === place)
    ? undefined
    : {
        run: {
          number: Math.max(lastNumber, newestNumber) + 1,
          step: 'building',
          upTo: lastSeq,
          startedAt: now,
          attempt: run?.attempt ?? 1,
          took: {},
        },
      };
};
