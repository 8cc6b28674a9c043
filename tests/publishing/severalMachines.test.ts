import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { publishingFiles, publishingFolder } from 'static-site-publisher/releases';
import {
  startPostgres,
  whyNoPostgres,
  type Postgres,
} from 'static-site-publisher/tests/support/startPostgres';
import { createMachine, type Machine } from './support/machine';
import { whyNoNamespaces } from './support/networkNamespace';
import { publishEntry, tenPages } from './support/testSite';
import { watchReleases, type ReleaseWatch } from './support/watchReleases';

const missing = whyNoPostgres() ?? whyNoNamespaces();
if (missing !== undefined) console.warn(`The tests of several machines are skipped: ${missing}`);
const rounds = Number(process.env.MACHINE_ROUNDS ?? 6);
/** Milliseconds. The first test has the default. */
const shortLease = 2000;

let shared: string;
let postgres: Postgres;
let machines: Machine[] = [];
let database: string;
let watch: ReleaseWatch;
let lifetime: number | undefined;
let value = 0;
let keys = 0;

const publishValue = (): void => {
  value += 1;
  const content = { value, pages: tenPages, milliseconds: Math.round(Math.random() * 150) };
  writeFileSync(join(shared, 'content.part'), JSON.stringify(content));
  // The machines have links to the shared file.
  renameSync(join(shared, 'content.part'), join(shared, 'content.json'));
};

const other = (machine: Machine): Machine => machines.find((one) => one !== machine) ?? machine;

/** Publishes an edit: the webhook is repeated, to any machine, until one answers 200. Returns its key. */
const edit = async (first: Machine): Promise<string> => {
  publishValue();
  const key = `edit-${++keys}`;
  for (let machine = first; ; machine = other(machine)) {
    const status = await Promise.race([
      publishEntry(machine.origin(), 'entry-0', { key }).catch(() => 0),
      wait(2500, 0),
    ]);
    if (status === 200) return key;
    await wait(50);
  }
};

const until = async (what: string, isTrue: () => boolean | Promise<boolean>): Promise<void> => {
  const patience = Date.now() + 60_000;
  while (!(await isTrue())) {
    if (Date.now() > patience) {
      const logs = machines.map(({ name, lines }) => `${name}\n${lines.slice(-30).join('\n')}`);
      throw new Error(`waited a minute until ${what}\n${logs.join('\n')}`);
    }
    await wait(25);
  }
};

const leaderOf = async (): Promise<Machine | undefined> => {
  for (const machine of machines) {
    if ((await machine.status())?.leadership?.isLeader) return machine;
  }
  return undefined;
};

const setUp = async (itsLifetime?: number): Promise<void> => {
  lifetime = itsLifetime;
  value = 0;
  shared = mkdtempSync(join(tmpdir(), 'machines-'));
  mkdirSync(join(shared, publishingFolder));
  publishValue();
  machines = [1, 2].map((number) =>
    createMachine({
      number,
      shared,
      env: () => ({
        PUBLISH_QUEUE: database.replace('127.0.0.1', machines[number - 1]?.gateway ?? ''),
        ...(lifetime !== undefined && { LEASE_LIFETIME: String(lifetime) }),
      }),
    }),
  );
  postgres = await startPostgres({ hosts: machines.map(({ gateway }) => gateway) });
  database = await postgres.createDatabase();
  watch = watchReleases(publishingFiles(join(shared, publishingFolder)).releases);
  await Promise.all(machines.map(({ start }) => start()));
  await until('the first release is live', () => watch.value() === 1);
};

afterEach(async () => {
  watch.stop();
  await Promise.all(machines.map(({ remove }) => remove()));
  await postgres.remove();
  rmSync(shared, { recursive: true, force: true });
});

/** What the database has, by the keys of the edits. */
const expectStoredOnce = async (accepted: readonly string[]): Promise<void> => {
  const rows = await postgres.query<{ key: string; seq: string }>(
    database,
    'SELECT key, seq FROM static_site_publisher.publications ORDER BY seq',
  );
  const releases = await postgres.query<{ token: string }>(
    database,
    'SELECT token FROM static_site_publisher.releases ORDER BY id',
  );
  expect(rows.map(({ key }) => key).sort()).toEqual([...accepted].sort());
  expect(rows.map(({ seq }) => Number(seq))).toEqual(rows.map((_, index) => index + 1));
  const tokens = releases.map(({ token }) => Number(token));
  expect(tokens).toEqual([...tokens].sort((one, another) => one - another));
};

const run = missing === undefined ? test : test.skip;

run('a standby takes over within 15 s of a kill and of a partition', async () => {
  await setUp();
  const times: number[] = [];
  for (const fault of ['kill', 'cut'] as const) {
    let leader: Machine | undefined;
    await until('one leads', async () => (leader = await leaderOf()) !== undefined);
    if (leader === undefined) return;
    const standby = other(leader);
    // The standby accepts webhooks as well, and its status names the leader.
    expect((await standby.status())?.leadership).toMatchObject({ isLeader: false });
    const began = Date.now();
    await leader[fault]();
    await edit(standby);
    await until('the standby has released', () => watch.value() === value);
    times.push(Date.now() - began);
    expect((await standby.status())?.leadership).toMatchObject({ isLeader: true });
    leader.heal();
    if (fault === 'kill') await leader.start();
  }
  console.log(`From the fault to the release by the other publisher: ${times.join(', ')} ms`);
  expect(Math.max(...times)).toBeLessThan(15_000);
  expect(watch.faults).toEqual([]);
});

/** Does something bad to a machine for a random time. */
const disturb = async (machine: Machine): Promise<string> => {
  const milliseconds = Math.random() * 2 * shortLease;
  const kind = ['kill', 'pause', 'cut', 'database'][Math.floor(Math.random() * 4)];
  switch (kind) {
    case 'kill':
      await machine.kill();
      await wait(milliseconds);
      await machine.start();
      break;
    case 'pause':
      machine.pause();
      await wait(milliseconds);
      machine.resume();
      break;
    case 'cut':
      machine.cut();
      await wait(milliseconds);
      machine.heal();
      break;
    default:
      await postgres.crash();
      await wait(milliseconds / 4);
      await postgres.start();
  }
  return kind ?? '';
};

run(
  `${rounds} rounds of kills, pauses, partitions and database crashes lose nothing and release nothing old`,
  async () => {
    await setUp(shortLease);
    const accepted: string[] = [];
    const counts: Record<string, number> = {};
    const took: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      let isOver = false;
      const editing = (async () => {
        while (!isOver) {
          const machine = machines[Math.round(Math.random())];
          if (machine) accepted.push(await edit(machine));
          await wait(Math.random() * 200);
        }
      })();
      await wait(Math.random() * 500);
      const leader = await leaderOf();
      const [first] = machines;
      const target = leader ?? first;
      if (target === undefined) break;
      const kind = await disturb(Math.random() < 0.75 ? target : other(target));
      counts[kind] = (counts[kind] ?? 0) + 1;
      isOver = true;
      await editing;
      const healed = Date.now();
      await until('the last edit is live', () => watch.value() === value);
      took.push(Date.now() - healed);
      expect(watch.faults).toEqual([]);
    }
    await expectStoredOnce(accepted);
    console.log(
      `${rounds} rounds (${JSON.stringify(counts)}): ${accepted.length} webhooks accepted, ${watch.ids.length} releases, ` +
        `last edit live at most ${Math.max(...took)} ms after a round`,
    );
  },
  rounds * 60_000 + 60_000,
);
