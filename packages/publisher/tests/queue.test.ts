import type { PublishQueue } from '../src/queue/types';
import type { Term } from '../src/lease/types';
import { engines, startEngine, type Engine, type Place } from './support/queues';

const publication = (key: string, id = key) => ({
  key,
  topic: 'ContentManagement.Entry.publish',
  entity: { type: 'Entry', id, name: 'A name with \u0000 in it' },
});

const ending = new AbortController();
const lead = async (queue: PublishQueue): Promise<Term> => {
  const term = await queue.lease.acquire(ending.signal);
  if (term === undefined) throw new Error('no term');
  return term;
};

describe.each(engines)('the queue in %s', (name) => {
  let engine: Engine;
  let place: Place;
  let queue: PublishQueue;

  beforeAll(async () => {
    engine = await startEngine(name);
  });
  afterAll(() => engine.stop());
  beforeEach(async () => {
    place = await engine.createPlace();
    queue = await place.open();
  });
  afterEach(async () => {
    await queue.close();
    await place.remove();
  });
  const reopen = async (): Promise<void> => {
    await queue.close();
    queue = await place.open();
  };

  test('keeps each key once, in order, over a restart', async () => {
    const keys = ['a', 'b', 'a'];
    const all = await Promise.all(keys.map((key) => queue.journal.append(publication(key))));
    expect(all.map((queued) => queued?.seq)).toEqual([1, 2, undefined]);
    await reopen();
    expect(await queue.journal.append(publication('b'))).toBeUndefined();
    expect((await queue.journal.append(publication('c')))?.seq).toBe(3);
    expect(queue.journal.after(1)).toEqual([
      { ...publication('b'), seq: 2, receivedAt: expect.any(Number) },
      { ...publication('c'), seq: 3, receivedAt: expect.any(Number) },
    ]);
    expect(queue.journal.lastSeq()).toBe(3);
  });

  test('takes 2,000 webhooks at once, each with its own number', async () => {
    const keys = Array.from({ length: 2000 }, (_, index) => `key-${index}`);
    const all = await Promise.all(keys.map((key) => queue.journal.append(publication(key))));
    expect(new Set(all.map((queued) => queued?.seq)).size).toBe(2000);
    expect(queue.journal.after(0).map(({ seq }) => seq)).toEqual(keys.map((_, index) => index + 1));
  });

  test('keeps the state over a restart, and forgets no key of the last day', async () => {
    for (const key of ['a', 'b']) await queue.journal.append(publication(key));
    await lead(queue);
    await queue.store.change({ liveSeq: 2, triedSeq: 2 });
    await queue.journal.forget(2);
    await reopen();
    expect(queue.store.get()).toMatchObject({ liveSeq: 2, triedSeq: 2, results: [] });
    expect(queue.journal.after(2)).toEqual([]);
    expect(queue.journal.lastSeq()).toBe(2);
    expect(await queue.journal.append(publication('a'))).toBeUndefined();
  });

  test('has its holder verified and its releases recorded, also twice', async () => {
    const term = await lead(queue);
    const release = { id: '000001-20260101T000000', createdAt: 1, pageCount: 3 };
    await term.verify();
    await term.record(release);
    await term.record(release);
    term.assertHeld();
  });
});
