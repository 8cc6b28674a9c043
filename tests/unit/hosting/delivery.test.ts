import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { storeSubmission } from '~/hosting/contact/submissionStore';
import { DeliveryError, type Connector, type Delivery } from '~/hosting/delivery/connector';
import { deliveryReader } from '~/hosting/delivery/readDeliveries';
import { requestResend } from '~/hosting/delivery/resendRequests';
import { defaultRetry, retryDelay } from '~/hosting/delivery/retryDelay';
import { startDeliveries, type Deliveries } from '~/hosting/delivery/startDeliveries';

const retry = { base: 1, cap: 20, attempts: 3 };
let folder: string;
let started: Deliveries[] = [];
const log: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'delivery-'));
  log.length = 0;
});
afterEach(async () => {
  await Promise.all(started.map((deliveries) => deliveries.close()));
  started = [];
  rmSync(folder, { recursive: true });
});

/** A connector that records what it gets, and fails as often as `failures` has errors. */
const recorder = (name: Connector['name'], failures: Error[] = []) => {
  const taken: Delivery[] = [];
  const attempts: string[] = [];
  const connector: Connector = {
    name,
    deliver: async (delivery) => {
      attempts.push(delivery.key);
      await wait(1);
      const failure = failures.shift();
      if (failure) throw failure;
      taken.push(delivery);
    },
  };
  return { connector, taken, attempts };
};
const start = async (...connectors: Connector[]): Promise<Deliveries> => {
  const deliveries = await startDeliveries({
    folder,
    connectors,
    retry,
    log: (line) => log.push(line),
  });
  started.push(deliveries);
  return deliveries;
};
const store = (connectors?: string[]) =>
  storeSubmission(folder, {
    firstName: 'Mara',
    email: 'mara@example.com',
    site: '/us/en',
    receivedAt: new Date().toISOString(),
    connectors,
  });
const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await wait(5);
};

describe('startDeliveries', () => {
  it('delivers a submission once to each connector that it names, with a key', async () => {
    const [email, crm] = [recorder('email'), recorder('crm')];
    const deliveries = await start(email.connector, crm.connector);
    const id = await store(['email']);
    deliveries.add(id);
    await until(async () => email.taken.length === 1 && (await overview()).waiting === 0);
    expect(email.taken[0]).toMatchObject({
      id,
      key: `${id}.email`,
      submission: { firstName: 'Mara' },
    });
    await deliveries.close();
    await start(email.connector, crm.connector);
    await wait(50);
    expect([email.attempts, crm.attempts]).toEqual([[`${id}.email`], []]);
  });

  it('tries again until it succeeds, with the same key', async () => {
    const email = recorder('email', [new DeliveryError('away'), new DeliveryError('away')]);
    const id = await store(['email']);
    await start(email.connector);
    await until(() => email.taken.length === 1);
    expect(email.attempts).toEqual(Array<string>(3).fill(`${id}.email`));
  });

  it('has a dead letter after the last attempt, and after a final error, and resends it', async () => {
    const email = recorder(
      'email',
      Array.from({ length: 3 }, () => new DeliveryError('away')),
    );
    const crm = recorder('crm', [new DeliveryError('refused', { isFinal: true })]);
    const deliveries = await start(email.connector, crm.connector);
    const id = await store(['email', 'crm']);
    deliveries.add(id);
    await until(() => deliveries.counts().dead === 2);
    expect(await overview()).toMatchObject({
      submissions: 1,
      waiting: 0,
      dead: expect.arrayContaining([
        expect.objectContaining({ id, connector: 'email', attempts: 3, error: 'away' }),
        expect.objectContaining({ id, connector: 'crm', attempts: 1, error: 'refused' }),
      ]) as unknown,
    });
    await requestResend(folder, id);
    await until(() => email.taken.length + crm.taken.length === 2);
    await until(() => readdirSync(join(folder, 'resend')).length === 0);
    await until(() => deliveries.counts().waiting === 0);
    expect(await overview()).toEqual({ submissions: 1, waiting: 0, dead: [] });
    expect(deliveries.counts()).toEqual({ waiting: 0, dead: 0 });
  });

  it('remembers attempts and dead letters over a restart', async () => {
    const email = recorder('email', [new DeliveryError('refused', { isFinal: true })]);
    const first = await start(email.connector);
    first.add(await store(['email']));
    await until(() => first.counts().dead === 1);
    await first.close();
    const next = await start(email.connector);
    await until(() => next.counts().dead === 1);
    expect(email.attempts).toHaveLength(1);
  });

  it('sends what was stored without connectors only when it is asked to', async () => {
    const email = recorder('email');
    const id = await store();
    await start(email.connector);
    await wait(50);
    expect(email.attempts).toEqual([]);
    await requestResend(folder, id);
    await until(() => email.taken.length === 1);
  });

  it.each([
    '../../etc/passwd',
    'x',
    '2026-01-01T00-00-00-000Z-00000000-0000-0000-0000-000000000000',
  ])('knows no submission %j', async (id) => {
    await expect(requestResend(folder, id)).rejects.toThrow('There is no submission');
  });

  it('continues after a submission that cannot be read', async () => {
    const email = recorder('email');
    const broken = await store(['email']);
    rmSync(join(folder, `${broken}.json`));
    mkdirSync(join(folder, `${broken}.json`));
    await store(['email']);
    await start(email.connector);
    await until(() => email.taken.length === 1);
    expect(log).toEqual([`deliveries: ${broken} cannot be read (EISDIR)`]);
  });

  it('keeps personal data in files of mode 0600, and out of states and the log', async () => {
    const email = recorder('email', [
      new Error('mara@example.com is unknown'),
      new DeliveryError('refused', { isFinal: true }),
    ]);
    const deliveries = await start(email.connector);
    deliveries.add(await store(['email']));
    await until(() => deliveries.counts().dead === 1);
    const files = readdirSync(folder).filter((name) => /\.(?:json|delivery)$/.test(name));
    expect(files).toHaveLength(2);
    for (const name of files)
      expect((statSync(join(folder, name)).mode & 0o777).toString(8)).toBe('600');
    const state = files.find((name) => name.endsWith('.delivery')) ?? '';
    expect(readFileSync(join(folder, state), 'utf8') + log.join('\n')).not.toMatch(/mara/i);
    expect(log).toHaveLength(2);
  });

  it('delivers to four receivers at once at most', async () => {
    let now = 0;
    let most = 0;
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const deliver = async () => {
      now += 1;
      most = Math.max(most, now);
      await gate;
      now -= 1;
    };
    for (let count = 0; count < 12; count += 1) await store(['webhook']);
    const deliveries = await start({ name: 'webhook', deliver });
    await until(() => now === 4 && deliveries.counts().waiting === 12);
    // The others had time to begin.
    await wait(50);
    expect(now).toBe(4);
    open();
    await until(async () => (await overview()).waiting === 0 && deliveries.counts().waiting === 0);
    expect(most).toBe(4);
  });
});

const overview = () => deliveryReader(folder)();

describe('retryDelay', () => {
  it('doubles up to the cap, less up to a half', () => {
    const waits = (random: number) =>
      [1, 2, 3, 20].map((attempt) => retryDelay(attempt, defaultRetry, 0, random));
    expect(waits(0)).toEqual([15_000, 30_000, 60_000, 21_600_000]);
    expect(waits(1)).toEqual([7500, 15_000, 30_000, 10_800_000]);
  });

  it('waits as long as the receiver asks, up to the cap', () => {
    expect(retryDelay(1, defaultRetry, 120_000)).toBe(120_000);
    expect(retryDelay(1, defaultRetry, 1e9)).toBe(defaultRetry.cap);
  });
});
