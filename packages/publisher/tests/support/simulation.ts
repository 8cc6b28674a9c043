import { nextRunAt } from '../../src/state/nextRunAt';
import { actionWithin, changesSite, isIncluded } from '../../src/state/releaseHold';
import { firstState, type PublisherState, type RunResult } from '../../src/state/types';
import type { Journal } from '../../src/webhook/openJournal';
import type { Publication, QueuedPublication, ReleaseMark } from '../../src/webhook/types';

export const debounce = { quiet: 700, maxWait: 1500, maxWaitInBurst: 90_000 };
export const releaseWait = 180_000;
/** A build fetches content at its beginning, and switches this much later. */
export const buildTime = 3000;

/** A change of the space: when it is there for builds to fetch, and when its webhooks arrive. */
export type Change = {
  key: string;
  at: number;
  arrivals: readonly number[];
  release?: ReleaseMark;
};

/** A switch, and what the content that it made live contained. */
export type Switch = { at: number; content: ReadonlySet<string> };

type Event = { at: number; change?: Change; isCrash?: true };

const journalOf = (lines: readonly QueuedPublication[]): Journal => ({
  lastSeq: () => lines.length,
  after: (seq) => lines.slice(seq),
  append: () => Promise.resolve(undefined),
  forget: () => Promise.resolve(),
  close: () => Promise.resolve(),
});

const live = (number: number, startedAt: number): RunResult => ({
  number,
  outcome: 'live',
  attempt: 1,
  startedAt,
  endedAt: startedAt + buildTime,
  took: {},
  waited: [],
  waitedCount: 0,
  problems: [],
});

/**
 * Runs the publisher's rule over changes, with a clock of its own: accepts each webhook once, builds when a run is due,
 * and sets a run aside that may have half a release. A crash repeats the step of the run that it interrupts.
 */
export const simulate = (changes: readonly Change[], crashes: readonly number[]) => {
  const events: Event[] = [
    ...changes.flatMap((change) => change.arrivals.map((at) => ({ at, change }))),
    ...crashes.map((at) => ({ at, isCrash: true as const })),
  ].sort((a, b) => a.at - b.at);
  const lines: QueuedPublication[] = [];
  const switches: Switch[] = [];
  let state: PublisherState = firstState;
  let run: { upTo: number; fetchedAt: number } | undefined;
  let now = 0;

  const accept = ({ key, release }: Change): void => {
    const upTo = Math.max(state.triedSeq, run?.upTo ?? 0);
    if (lines.some((line) => line.key === key)) return;
    if (release && isIncluded(lines, release.actionId, upTo)) return;
    const topic = 'ContentManagement.Entry.publish';
    const publication: Publication = { key, topic, entity: { type: 'Entry', id: key } };
    lines.push({
      ...publication,
      ...(release && { release }),
      seq: lines.length + 1,
      receivedAt: now,
    });
  };
  const end = ({ upTo, fetchedAt }: { upTo: number; fetchedAt: number }): void => {
    run = undefined;
    const options = { publications: lines, triedSeq: state.triedSeq, releaseWait };
    if (actionWithin(options, upTo, now)) return;
    const content = changes.filter(({ at }) => at <= fetchedAt).map(({ key }) => key);
    switches.push({ at: now, content: new Set(content) });
    const results = [live(switches.length, fetchedAt)];
    state = { ...state, triedSeq: upTo, liveSeq: upTo, results };
  };
  const due = (): number | undefined =>
    nextRunAt({ journal: journalOf(lines), state, hasRelease: () => true, debounce, releaseWait });

  for (;;) {
    const event = events[0];
    const step = run ? run.fetchedAt + buildTime : due();
    if (event && (step === undefined || event.at <= step)) {
      events.shift();
      now = Math.max(now, event.at);
      if (event.change) accept(event.change);
      // The build of the interrupted run begins again.
      else if (run) run = { ...run, fetchedAt: now };
      continue;
    }
    if (step === undefined) break;
    now = Math.max(now, step);
    if (run) end(run);
    else run = { upTo: lines.length, fetchedAt: now };
  }
  const waiting = lines.filter((line) => line.seq > state.liveSeq && changesSite(line));
  return { switches, waiting };
};
