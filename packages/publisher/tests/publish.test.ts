import { setTimeout as wait } from 'node:timers/promises';
import { BuildError } from '../src/build/types';
import type { PublishQueue } from '../src/queue/types';
import type { StateStore } from '../src/state/openState';
import { startPublishing, type PublishOptions, type Publisher } from '../src/state/publish';
import type { Steps } from '../src/state/steps';
import type { PublisherState } from '../src/state/types';
import type { Journal } from '../src/webhook/openJournal';
import { engines, startEngine, type Engine, type EngineName, type Place } from './support/queues';

// `publishPostgres.test.ts` runs these tests over the other engine.
const engineName = (process.env.QUEUE_ENGINE ?? 'files') as EngineName;
const test = engines.includes(engineName) ? global.test : global.test.skip;
let engine: Engine;
let place: Place;
let queue: PublishQueue;
let journal: Journal;
let store: StateStore;
let publisher: Publisher;
let calls: string[];
let hasRelease: boolean;

const stepsWith = (steps: {
  build?: () => Promise<void>;
  check?: Steps['check'];
  release?: () => Promise<void>;
}): Steps => ({
  build: {
    build: async ({ number }) => {
      calls.push(`build ${number}`);
      await steps.build?.();
    },
  },
  check: async (options) => {
    calls.push('check');
    return (await steps.check?.(options)) ?? { problems: [], warnings: [], pageCount: 3 };
  },
  release: {
    release: async ({ pageCount }) => {
      calls.push(`release ${pageCount}`);
      await steps.release?.();
      hasRelease = true;
    },
    prepare: () => undefined,
    close: () => Promise.resolve(),
  },
});

/** Starts the work loop; resolves when as many runs have ended. */
const work = (steps: Steps, count: number, more: Partial<PublishOptions> = {}): Promise<void> =>
  new Promise((resolve) => {
    publisher = startPublishing({
      journal,
      store,
      lease: queue.lease,
      steps,
      hasRelease: () => hasRelease,
      log: () => undefined,
      debounce: { quiet: 0, maxWait: 0, maxWaitInBurst: 0 },
      retryAfter: [1],
      onStep: (step) => {
        if ((step === 'live' || step === 'failed') && store.get().results.length === count) {
          resolve();
        }
      },
      ...more,
    });
  });

const send = async (key: string): Promise<void> => {
  const topic = 'ContentManagement.Entry.publish';
  await journal.append({ key, topic, entity: { type: 'Entry', id: key } });
  publisher.wake();
};

const open = async (): Promise<void> => {
  queue = await place.open();
  ({ journal, store } = queue);
};

/** Leaves a state as a publisher does that ends. */
const leave = async (state: Partial<PublisherState>): Promise<void> => {
  const ending = new AbortController();
  await queue.lease.acquire(ending.signal);
  await store.change(state);
  ending.abort();
  await queue.close();
  await open();
};

beforeAll(async () => {
  engine = await startEngine(engineName);
});
beforeEach(async () => {
  calls = [];
  hasRelease = false;
  place = await engine.createPlace();
  await open();
});
afterEach(async () => {
  await publisher.close();
  await queue.close();
  await place.remove();
});
afterAll(() => engine.stop());

test('the first release is made without a webhook', async () => {
  await work(stepsWith({}), 1);
  expect(calls).toEqual(['build 1', 'check', 'release 3']);
  // A state that was read back from the database has no key for it.
  expect(store.get().run).toBeUndefined();
  expect(store.get()).toMatchObject({ results: [{ outcome: 'live', pageCount: 3 }] });
});

test('what comes during a build is in the next one', async () => {
  const first = stepsWith({
    build: async () => {
      if (calls.length === 1) await send('during');
    },
  });
  await work(first, 2);
  expect(calls.filter((call) => call.startsWith('build'))).toEqual(['build 1', 'build 2']);
  expect(store.get()).toMatchObject({ liveSeq: 1, triedSeq: 1 });
});

test('what was built while a release was being published is not released, but built again', async () => {
  const release = { releaseId: 'monday', actionId: 'action' };
  const mark = async (key: string, phase: 'entity' | 'succeeded') => {
    const topic = 'ContentManagement.Entry.publish';
    const entity = { type: 'Entry', id: key };
    await journal.append({ key, topic, entity, release: { ...release, phase } });
    publisher.wake();
  };
  const halves = stepsWith({
    build: async () => {
      if (calls.length === 1) await mark('half', 'entity');
    },
  });
  const lines: string[] = [];
  setTimeout(() => void mark('end', 'succeeded'), 100);
  await work(halves, 1, { log: (line) => lines.push(line) });
  expect(calls).toEqual(['build 1', 'build 1', 'check', 'release 3']);
  expect(lines).toContain('set aside, to be built again: the release "monday" is being published');
  expect(store.get()).toMatchObject({ liveSeq: 2, results: [{ waitedCount: 2 }] });
});

test('a release that nothing says the end of is built after the set time, which the result names', async () => {
  await journal.append({
    key: 'half',
    topic: 'ContentManagement.Entry.publish',
    entity: { type: 'Entry', id: 'half' },
    release: { releaseId: 'monday', actionId: 'action', phase: 'entity' },
  });
  hasRelease = true;
  const began = Date.now();
  await work(stepsWith({}), 1, { releaseWait: 300 });
  expect(Date.now() - began).toBeGreaterThanOrEqual(290);
  expect(store.get().results[0]).toMatchObject({ unfinishedReleases: ['monday'] });
});

test('a problem keeps the release back, and is not tried again', async () => {
  const problems = [
    { check: 'links', message: 'A link is broken.' },
    { check: 'links', message: 'Another one.' },
  ];
  const check = () => Promise.resolve({ problems, warnings: [], pageCount: 3 });
  await work(stepsWith({ check }), 1);
  expect(calls).toEqual(['build 1', 'check']);
  const [result] = store.get().results;
  expect(result).toMatchObject({ outcome: 'failed', error: 'A link is broken. And 1 more.' });
  expect(result?.retryAt).toBeUndefined();
});

test('a build that may pass is tried again; content that is wrong is not', async () => {
  let attempts = 0;
  const build = () => {
    attempts += 1;
    return Promise.reject(
      attempts === 1 ? new Error('no answer') : new BuildError('no slug', 'content'),
    );
  };
  await work(stepsWith({ build }), 2);
  expect(store.get().results).toMatchObject([
    { attempt: 2, error: 'no slug' },
    { attempt: 1, error: 'no answer', retryAt: expect.any(Number) },
  ]);
  expect(store.get().results[0]?.retryAt).toBeUndefined();
});

test('a start goes on with the step that was under way', async () => {
  const release = { id: '000007-20260101T000000', createdAt: 1, pageCount: 9 };
  const run = { number: 7, upTo: 0, startedAt: 1, attempt: 1, took: {} };
  await leave({ run: { ...run, step: 'releasing', release } });
  await work(stepsWith({}), 1);
  expect(calls).toEqual(['release 9']);
  expect(store.get().results).toMatchObject([{ number: 7, releaseId: release.id }]);
});

test('closing during a build leaves the run for the next start', async () => {
  let build: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    build = resolve;
  });
  const steps = stepsWith({});
  steps.build.build = ({ signal }) => {
    build();
    return new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new Error('ended'))),
    );
  };
  void work(steps, 1);
  await begun;
  await publisher.close();
  expect(store.get()).toMatchObject({ run: { number: 1, step: 'building' }, results: [] });
  expect(publisher.stoppedBy()).toBeUndefined();
});

test('the next run is prepared when the release has been delivered; a publication does not wait for that', async () => {
  let isDelivering = true;
  const steps = stepsWith({});
  const prepared = (what: string) => (): void => {
    if (hasRelease) calls.push(`prepare ${what}`);
  };
  steps.release.prepare = prepared('release');
  const prepareBuild = prepared('build');
  steps.build.prepare = () => {
    prepareBuild();
    return Promise.resolve();
  };
  await work(steps, 1, { isDelivering: () => isDelivering });
  await wait(200);
  expect(calls).toEqual(['build 1', 'check', 'release 3']);

  const second = new Promise<void>((live) => {
    steps.release.release = () => {
      live();
      return Promise.resolve();
    };
  });
  await send('meanwhile');
  await second;
  expect(calls.slice(3)).toEqual(['build 2', 'check']);

  isDelivering = false;
  await wait(200);
  expect(calls.slice(5)).toEqual(['prepare release', 'prepare build']);
});
