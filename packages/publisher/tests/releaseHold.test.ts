import fc from 'fast-check';
import { nextRunAt } from '../src/state/nextRunAt';
import {
  actionWithin,
  changesSite,
  holdUntil,
  isIncluded,
  unfinishedReleases,
} from '../src/state/releaseHold';
import { firstState } from '../src/state/types';
import type { QueuedPublication, ReleaseMark } from '../src/webhook/types';
import { buildTime, debounce, releaseWait, simulate, type Change } from './support/simulation';

type Phase = ReleaseMark['phase'];

/** The queue after webhooks that came at these times: of an action (`a entity`), or of an entity alone (`-`). */
const queue = (...webhooks: [string, number][]): QueuedPublication[] =>
  webhooks.map(([text, receivedAt], index) => {
    const [actionId = '', phase] = text.split(' ') as [string, Phase | undefined];
    return {
      seq: index + 1,
      receivedAt,
      key: String(index),
      topic: 'ContentManagement.Entry.publish',
      entity: { type: 'Entry', id: String(index) },
      ...(phase && { release: { releaseId: `release of ${actionId}`, actionId, phase } }),
    };
  });
const holdOf = (publications: QueuedPublication[], triedSeq = 0) =>
  holdUntil({ publications, triedSeq, releaseWait });

describe('builds', () => {
  test('wait for the end of an action on a release, at most the set time', () => {
    expect(holdOf(queue(['a entity', 1000], ['a entity', 9000]))).toBe(1000 + releaseWait);
    expect(holdOf(queue(['a created', 500]))).toBe(500 + releaseWait);
    expect(holdOf(queue(['a entity', 1000], ['a succeeded', 2000]))).toBe(-Infinity);
    expect(holdOf(queue(['a created', 1000], ['a failed', 2000]))).toBe(-Infinity);
    expect(holdOf(queue(['-', 1000]))).toBe(-Infinity);
  });

  test('do not wait again where a late webhook says that the action was created', () => {
    const publications = queue(['a entity', 1], ['a succeeded', 2], ['a created', 3]);
    expect(holdOf(publications)).toBe(-Infinity);
  });

  test('wait at most twice the set time for releases that follow each other', () => {
    const publications = queue(
      ['-', 0],
      ['a entity', 100_000],
      ['a succeeded', 200_000],
      ['b entity', 250_000],
    );
    expect(holdOf(publications)).toBe(2 * releaseWait);
    expect(holdOf(publications, 3)).toBe(250_000 + releaseWait);
  });

  test('begin after the end of the action as after any other publication', () => {
    const publications = queue(['a entity', 1000], ['-', 2000], ['a succeeded', 60_000]);
    const journal = {
      lastSeq: () => publications.length,
      after: (seq: number) => publications.slice(seq),
      append: () => Promise.resolve(undefined),
      forget: () => Promise.resolve(),
      close: () => Promise.resolve(),
    };
    const more = { journal, state: firstState, hasRelease: () => true, debounce, releaseWait };
    expect(nextRunAt(more)).toBe(2500);
    const open = { ...journal, after: (seq: number) => publications.slice(seq, 2) };
    expect(nextRunAt({ ...more, journal: open })).toBe(1000 + releaseWait);
  });

  test('ask for no build where an action begins or has changed nothing', () => {
    const changes = queue(['a created', 1], ['a entity', 2], ['b failed', 3], ['a succeeded', 4]);
    expect(changes.map(changesSite)).toEqual([false, true, false, true]);
  });
});

describe('a run', () => {
  const options = { triedSeq: 0, releaseWait };

  test('is set aside where an action began after it, also if that has ended', () => {
    const publications = queue(['-', 0], ['a entity', 500], ['a succeeded', 900]);
    expect(actionWithin({ ...options, publications }, 1, 1000)?.actionId).toBe('a');
    expect(actionWithin({ ...options, publications }, 2, 1000)).toBeUndefined();
    expect(actionWithin({ ...options, publications }, 1, 2 * releaseWait)).toBeUndefined();
  });

  test('names the releases of which it does not know whether they are complete', () => {
    const publications = queue(['a entity', 0], ['b entity', 1], ['b succeeded', 2], ['-', 3]);
    expect(unfinishedReleases(publications, { triedSeq: 0, upTo: 4 })).toEqual(['release of a']);
    expect(unfinishedReleases(publications, { triedSeq: 3, upTo: 4 })).toEqual([]);
  });

  test('includes late webhooks of an action that had ended before it', () => {
    const publications = queue(['a entity', 0], ['a succeeded', 1], ['b entity', 2]);
    expect(isIncluded(publications, 'a', 2)).toBe(true);
    expect(isIncluded(publications, 'a', 1)).toBe(false);
    expect(isIncluded(publications, 'b', 3)).toBe(false);
  });
});

/** Milliseconds until a webhook arrives, and again: at once, or after Contentful's retries. */
const delays = fc.tuple(
  fc.oneof(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 30_000, max: 61_000 })),
  fc.array(fc.integer({ min: 0, max: 90_000 }), { maxLength: 2 }),
);
const arrivalsOf = (at: number, [first, again]: [number, number[]]): number[] => [
  at + first,
  ...again.map((more) => at + first + more),
];

const releases = fc
  .array(
    fc.record({
      at: fc.integer({ min: 0, max: 400_000 }),
      duration: fc.integer({ min: 0, max: 60_000 }),
      entities: fc.array(delays, { minLength: 2, maxLength: 12 }),
      prompt: fc.integer({ min: 0, max: 1500 }),
      created: delays,
      ended: delays,
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((list) =>
    list.flatMap(({ at, duration, entities, prompt, created, ended }, index): Change[] => {
      const name = `release ${index}`;
      const mark = (phase: Phase) => ({ releaseId: name, actionId: `action ${index}`, phase });
      const changes = entities.map((delay, position): Change => {
        const publishedAt = at + Math.round((duration * position) / entities.length);
        return {
          key: `${name} entity ${position}`,
          at: publishedAt,
          // A build cannot know of a release of which no webhook has arrived before it ends.
          arrivals: position === 0 ? [publishedAt + prompt] : arrivalsOf(publishedAt, delay),
          release: mark('entity'),
        };
      });
      const end = at + duration;
      return [
        ...changes,
        { key: `${name} created`, at, arrivals: arrivalsOf(at, created), release: mark('created') },
        {
          key: `${name} end`,
          at: end,
          arrivals: arrivalsOf(end, ended),
          release: mark('succeeded'),
        },
      ];
    }),
  );

const others = fc
  .array(fc.record({ at: fc.integer({ min: 0, max: 500_000 }), delay: delays }), { maxLength: 12 })
  .map((list) =>
    list.map(({ at, delay }, index): Change => ({
      key: `other ${index}`,
      at,
      arrivals: arrivalsOf(at, delay),
    })),
  );
const crashTimes = fc.array(fc.integer({ min: 0, max: 700_000 }), { maxLength: 4 });

const partsOf = (changes: readonly Change[], index: number): string[] =>
  changes.map(({ key }) => key).filter((key) => key.startsWith(`release ${index} entity`));

test('each release is live wholly or not at all, and nothing is lost or waits too long', () => {
  fc.assert(
    fc.property(releases, others, crashTimes, (ofReleases, ofOthers, crashes) => {
      const changes = [...ofReleases, ...ofOthers];
      const { switches, waiting } = simulate(changes, crashes);
      expect(waiting).toEqual([]);
      const count = new Set(ofReleases.map(({ release }) => release?.actionId)).size;
      // A third release may follow two others within the longest wait of a publication, which then ends.
      for (const { content } of count > 2 ? [] : switches) {
        for (let index = 0; index < count; index += 1) {
          const parts = partsOf(changes, index);
          expect([0, parts.length]).toContain(parts.filter((key) => content.has(key)).length);
        }
      }
      for (const { key, arrivals, release } of changes) {
        if (release?.phase === 'created' || release?.phase === 'succeeded') continue;
        const seen = switches.find(({ content }) => content.has(key));
        const limit =
          Math.min(...arrivals) + 2 * releaseWait + debounce.maxWaitInBurst + 6 * buildTime;
        expect(seen?.at).toBeLessThanOrEqual(limit);
      }
    }),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 500) },
  );
});
