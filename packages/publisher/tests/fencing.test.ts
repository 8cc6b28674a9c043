import { mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openPostgresQueue } from '../src/queue/postgres/openPostgresQueue';
import { soleTerm } from '../src/lease/soleTerm';
import type { PublishQueue } from '../src/queue/types';
import { LeaseLostError, type Term } from '../src/lease/types';
import { currentRelease, listReleases } from '../src/releases/listReleases';
import { releaseWith } from '../src/releaseStep';
import { startPublishing } from '../src/state/publish';
import { startPostgres, whyNoPostgres, type Postgres } from './support/startPostgres';

const missing = whyNoPostgres();
const run = missing === undefined ? test : test.skip;
const lifetime = 600;
const never = new AbortController().signal;

let postgres: Postgres;
let address: string;
let folder: string;
let releasesFolder: string;
let queues: PublishQueue[];
let lines: string[];

const open = async (name: string): Promise<PublishQueue> => {
  const queue = await openPostgresQueue({
    address,
    name,
    place: name,
    releasesFolder,
    stateFile: join(folder, 'state.json'),
    log: (line) => lines.push(`${name}: ${line}`),
    lifetime,
    interval: 50,
  });
  queues.push(queue);
  return queue;
};
const lead = async (queue: PublishQueue): Promise<Term> => {
  const term = await queue.lease.acquire(never);
  if (term === undefined) throw new Error('no term');
  return term;
};
/** Blocks the event loop beyond the lease, as a pause of the process does. */
const pause = (): void => {
  const end = performance.now() + lifetime + 100;
  while (performance.now() < end);
};
const releaseOf = (number: number) => ({
  id: `${String(number).padStart(6, '0')}-20260101T000000`,
  createdAt: number,
  pageCount: 1,
});
const stepOf = (term: Term) => {
  const step = releaseWith({
    siteFolder: folder,
    releasesFolder,
    keep: 5,
    keepGoneFor: 1000,
    afterRelease: undefined,
    isStagedEarly: true,
    log: () => undefined,
  });
  step.lead?.(term);
  return step;
};

beforeAll(async () => {
  if (missing === undefined) postgres = await startPostgres();
});
afterAll(() => postgres?.remove());
beforeEach(async () => {
  if (missing !== undefined) return;
  address = await postgres.createDatabase();
  folder = mkdtempSync(join(tmpdir(), 'fencing-'));
  releasesFolder = join(folder, 'releases');
  mkdirSync(releasesFolder);
  mkdirSync(join(folder, 'public'));
  writeFileSync(join(folder, 'public/index.html'), 'hello');
  queues = [];
  lines = [];
});
afterEach(async () => {
  await Promise.all(queues.map((queue) => queue.close()));
  rmSync(folder, { recursive: true, force: true });
});

run('the holder alone stores and records; a standby leads when it ends', async () => {
  const [one, two] = [await open('one'), await open('two')];
  const first = await lead(one);
  const waiting = lead(two);
  await expect(two.store.change({ liveSeq: 9 })).rejects.toThrow(LeaseLostError);
  while (two.leadership()?.leader === undefined) await wait(10);
  expect(two.leadership()).toEqual({ self: 'two', isLeader: false, leader: 'one' });
  await one.close();
  const second = await waiting;
  expect(second.token).toBeGreaterThan(first.token);
  expect(two.leadership()).toMatchObject({ isLeader: true, leader: 'two' });
  await expect(first.record(releaseOf(1))).rejects.toThrow(LeaseLostError);
});

run('a holder that was paused stores and records nothing, whoever leads now', async () => {
  const [one, two] = [await open('one'), await open('two')];
  const first = await lead(one);
  const waiting = lead(two);
  pause();
  // Synchronously after the pause: no timer of this process has run.
  expect(() => first.assertHeld()).toThrow(LeaseLostError);
  await waiting;
  await expect(one.store.change({ liveSeq: 9 })).rejects.toThrow(LeaseLostError);
  await expect(first.verify()).rejects.toThrow(LeaseLostError);
  await expect(first.record(releaseOf(1))).rejects.toThrow(LeaseLostError);
  expect(first.signal.aborted).toBe(true);
});

run(
  'the database refuses the token of an earlier term, even if the clock of that machine stood still',
  async () => {
    const one = await open('one');
    const first = await lead(one);
    await postgres.query(
      address,
      `UPDATE static_site_publisher.lease SET token = token + 1, holder = 'two'`,
    );
    await expect(first.record(releaseOf(1))).rejects.toThrow(LeaseLostError);
    await expect(one.store.change({ liveSeq: 9 })).rejects.toThrow(LeaseLostError);
    const rows = await postgres.query(address, 'SELECT FROM static_site_publisher.releases');
    expect(rows).toEqual([]);
  },
);

run('a publisher whose work loop has ended with an error lets another one lead', async () => {
  const [one, two] = [await open('one'), await open('two')];
  const { journal, store, lease } = one;
  const publisher = startPublishing({
    journal,
    store,
    lease,
    steps: {
      build: { build: () => Promise.resolve() },
      check: () => Promise.reject(new Error('not called')),
      release: {
        ...stepOf(soleTerm),
        lead: () => {
          throw new Error('the folder cannot be read');
        },
      },
    },
    hasRelease: () => true,
    log: (line) => lines.push(line),
  });
  while (publisher.stoppedBy() === undefined) await wait(10);
  await lead(two);
  expect(publisher.stoppedBy()).toBe('the folder cannot be read');
  await publisher.close();
});

run('a release older than the last one is not recorded', async () => {
  const term = await lead(await open('one'));
  await term.record(releaseOf(1_000_000));
  await expect(term.record(releaseOf(999_999))).rejects.toThrow('older than the last release');
  await term.record(releaseOf(1_000_001));
});

run(
  'a publisher that is paused right before its switch cannot switch when it resumes',
  async () => {
    const [one, two] = [await open('one'), await open('two')];
    const first = await lead(one);
    let resume = (): void => undefined;
    const resumed = new Promise<void>((resolve) => {
      resume = resolve;
    });
    let isBefore = (): void => undefined;
    const before = new Promise<void>((resolve) => {
      isBefore = resolve;
    });
    // The worst moment: verified and recorded, and its own clock sees no pause.
    const paused = stepOf({
      ...first,
      verify: () => Promise.resolve(),
      record: async (release) => {
        await first.record(release);
        isBefore();
        await resumed;
      },
      assertHeld: () => undefined,
    });
    const stale = paused.release(releaseOf(1), () => undefined);
    await before;
    await one.close();
    const next = stepOf(await lead(two));
    await next.release(releaseOf(2), () => undefined);
    resume();
    await expect(stale).rejects.toThrow('ENOENT');
    expect(currentRelease(releasesFolder)).toBe(releaseOf(2).id);
    expect(readlinkSync(join(releasesFolder, 'current'))).toBe(releaseOf(2).id);
  },
);

run('a publisher that is paused while it prepares a release leaves no half of one', async () => {
  const [one, two] = [await open('one'), await open('two')];
  const first = await lead(one);
  let next: Promise<void> | undefined;
  const paused = stepOf({
    ...first,
    // Called between the last file and the name.
    verify: async () => {
      await one.close();
      const step = stepOf(await lead(two));
      next = step.release(releaseOf(2), () => undefined);
      await next;
    },
  });
  await expect(paused.release(releaseOf(1), () => undefined)).rejects.toThrow('ENOENT');
  expect(listReleases(releasesFolder)).toEqual([releaseOf(2).id]);
});

run(
  'what another publisher has begun starts again from its build, with a number of its own',
  async () => {
    const one = await open('one');
    await lead(one);
    const release = releaseOf(7);
    const begun = { number: 7, upTo: 0, startedAt: 1, attempt: 2, took: {} };
    await one.store.change({ run: { ...begun, step: 'releasing', release } });
    await one.close();
    const two = await open('two');
    await lead(two);
    expect(two.store.get().run).toMatchObject({ number: 8, step: 'building', attempt: 2 });
    expect(two.store.get().run?.release).toBeUndefined();
    // The same machine and folder has the files of the build still.
    await two.store.change({ run: { ...begun, number: 8, step: 'checking' } });
    await two.close();
    const again = await open('two');
    await lead(again);
    expect(again.store.get().run).toMatchObject({ number: 8, step: 'checking' });
  },
);

run('a folder without the last release that was recorded gets a new one', async () => {
  const one = await open('one');
  const term = await lead(one);
  await term.record(releaseOf(3));
  await one.close();
  await lead(await open('two'));
  expect(queues.at(-1)?.store.get().run).toMatchObject({ number: 4, step: 'building' });
});

run('a database that was restored from a backup continues after the newest release', async () => {
  for (const number of [3, 5]) mkdirSync(join(releasesFolder, releaseOf(number).id));
  const one = await open('one');
  const term = await lead(one);
  await term.record(releaseOf(3));
  await one.store.change({ results: [], liveSeq: 0 });
  await one.close();
  await lead(await open('one'));
  expect(queues.at(-1)?.store.get().run).toMatchObject({ number: 6, step: 'building' });
});

run('a new database continues the numbers and results of the embedded queue', async () => {
  mkdirSync(join(releasesFolder, releaseOf(41).id));
  const result = { number: 41, outcome: 'live', waited: [], problems: [] };
  writeFileSync(
    join(folder, 'state.json'),
    JSON.stringify({ liveSeq: 500, triedSeq: 500, results: [result] }),
  );
  const one = await open('one');
  await lead(one);
  expect(one.store.get()).toMatchObject({ liveSeq: 0, run: { number: 42 }, results: [result] });
});

run(
  'without the database webhooks are refused, the status says why, and it is found again',
  async () => {
    const one = await open('one');
    const term = await lead(one);
    const publication = {
      key: 'a',
      topic: 'ContentManagement.Entry.publish',
      entity: { type: 'Entry', id: 'a' },
    };
    await postgres.stop();
    await expect(one.journal.append(publication)).rejects.toThrow();
    await wait(lifetime + 200);
    expect(term.signal.aborted).toBe(true);
    expect(one.leadership()?.problem).toMatch(/ECONNREFUSED|terminat|ECONNRESET/);
    await postgres.start();
    const next = await lead(one);
    expect(next.token).toBeGreaterThan(term.token);
    expect((await one.journal.append(publication))?.seq).toBe(1);
    expect(one.leadership()).toEqual({ self: 'one', isLeader: true, leader: 'one' });
    expect(lines.join('\n')).toMatch(
      /does not answer, webhooks are answered 503: .+\n(?:.+\n)*.+answers again/,
    );
  },
);

run('an address that is wrong is named with what to do, without its password', async () => {
  const other = address.replace('publisher@', 'publisher:hidden@');
  const errorOf = (one: string) =>
    openPostgresQueue({
      address: one,
      name: 'one',
      place: 'one',
      releasesFolder,
      stateFile: join(folder, 'state.json'),
      log: () => undefined,
    }).then(
      () => 'opened',
      (error: Error) => error.message,
    );
  const { port } = postgres;
  expect(await errorOf(other.replace(/[^/]+$/, 'nothing'))).toBe(
    `PUBLISH_QUEUE 127.0.0.1:${port}/nothing: database "nothing" does not exist. Create the database, or name another.`,
  );
  expect(await errorOf(other.replace(`:${port}`, ':1'))).toBe(
    `PUBLISH_QUEUE 127.0.0.1:1/${address.split('/').at(-1)}: connect ECONNREFUSED 127.0.0.1:1. Start PostgreSQL, or correct the address.`,
  );
  const queue = await open('one');
  await queue.close();
  await postgres.query(address, 'UPDATE static_site_publisher.schema_version SET version = 99');
  expect(await errorOf(address)).toMatch(
    /its schema has version 99, this publisher knows 1: update/,
  );
});

run('publishers that start at once make the schema once', async () => {
  await Promise.all(['one', 'two', 'three', 'four'].map(open));
  const rows = await postgres.query(
    address,
    'SELECT version FROM static_site_publisher.schema_version',
  );
  expect(rows).toEqual([{ version: 1 }]);
});

run('a commit is on disk even where the server is configured otherwise', async () => {
  await postgres.query(address, `ALTER ROLE publisher SET synchronous_commit = off`);
  const { openDatabase } = await import('../src/queue/postgres/database');
  const database = await openDatabase(address);
  const rows = await database.query('SHOW synchronous_commit');
  await database.close();
  expect(rows).toEqual([{ synchronous_commit: 'on' }]);
});
