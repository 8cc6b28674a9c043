import { nextRunAt, type NextRunOptions } from '../src/state/nextRunAt';
import { firstState, type RunResult } from '../src/state/types';
import type { Journal } from '../src/webhook/openJournal';

const debounce = { quiet: 700, maxWait: 1500, maxWaitInBurst: 90_000 };

/** A queue of webhooks that came at these times. */
const journalOf = (
  times: readonly number[],
  topic = 'ContentManagement.Entry.publish',
): Journal => ({
  lastSeq: () => times.length,
  after: (seq) =>
    times.slice(seq).map((receivedAt, index) => ({
      seq: seq + index + 1,
      receivedAt,
      key: String(index),
      topic,
      entity: { type: 'Entry', id: 'a' },
    })),
  append: () => Promise.resolve(undefined),
  forget: () => Promise.resolve(),
  close: () => Promise.resolve(),
});

const resultAt = (startedAt: number, more: Partial<RunResult> = {}): RunResult => ({
  number: 1,
  outcome: 'live',
  attempt: 1,
  startedAt,
  endedAt: startedAt + 1,
  took: {},
  waited: [],
  waitedCount: 0,
  problems: [],
  ...more,
});

const due = (options: Partial<NextRunOptions>): number | undefined =>
  nextRunAt({
    journal: journalOf([]),
    state: firstState,
    hasRelease: () => true,
    debounce,
    releaseWait: 180_000,
    ...options,
  });

test('nothing is due while nothing waits', () => {
  expect(due({})).toBeUndefined();
});

test('without a release a build is due at once', () => {
  expect(due({ hasRelease: () => false })).toBe(0);
});

test.each([
  ['one webhook, after a quiet time', [10_000], 10_700],
  ['several, after the last', [10_000, 10_500], 11_200],
  ['several that go on, at the longest wait', [10_000, 10_600, 11_200], 11_500],
])('%s', (_name, times, expected) => {
  expect(due({ journal: journalOf(times) })).toBe(expected);
});

test('in a burst that follows a build, the rest waits for its end', () => {
  const state = { ...firstState, results: [resultAt(9000)] };
  const journal = journalOf([10_000, 10_600, 11_200]);
  expect(due({ state, journal })).toBe(11_900);
  expect(due({ state, journal: journalOf([10_000, 99_900]) })).toBe(100_000);
});

test('a command is due at once', () => {
  expect(due({ journal: journalOf([10_000], 'Publisher.build') })).toBe(0);
});

test('a failed run is due when its retry is', () => {
  const results = [resultAt(9000, { outcome: 'failed', retryAt: 24_000 })];
  expect(due({ state: { ...firstState, results } })).toBe(24_000);
});
