import { setTimeout as wait } from 'node:timers/promises';
import { lockFolder } from 'static-site-publisher/files';
import { join } from 'node:path';
import { listSubmissions, readSubmission } from '../contact/submissionStore';
import { makePrivateFolder } from '../contact/writeDurably';
import { attemptDelivery } from './attemptDelivery';
import { deliveryKey, type Connector } from './connector';
import { readState, writeState, type DeliveryState } from './deliveryState';
import { inLanes } from './inLanes';
import { listResendRequests, removeResendRequest } from './resendRequests';
import { defaultRetry, type RetryOptions } from './retryDelay';

export type DeliveryOptions = {
  /** The folder of submissions. */
  folder: string;
  connectors: readonly Connector[];
  retry?: RetryOptions;
  /** Gets one line at a time, with nothing of a submission but its id. */
  log?: (line: string) => void;
  /** Called after each attempt. */
  onAttempt?: (connector: Connector['name'], status: DeliveryState['status']) => void;
};

export type DeliveryCounts = { waiting: number; dead: number };

export type Deliveries = {
  /** Delivers a submission that has just been stored. */
  add: (id: string) => void;
  counts: () => DeliveryCounts;
  close: () => Promise<void>;
};

/** Deliveries to one connector at once. */
const lanes = 4;
/** Milliseconds between looks for requests to resend, and for the lock. */
const pollInterval = 1000;
/** Milliseconds after which a disk that is full or failing is tried again. */
const diskRetry = 5000;

/**
 * Delivers each stored submission to each connector that it names, and continues after a crash with what is not recorded as
 * delivered. One process delivers the submissions of a folder; others leave theirs to it, and take over when it ends.
 */
export const startDeliveries = async ({
  folder,
  connectors,
  retry = defaultRetry,
  log = console.log,
  onAttempt,
}: DeliveryOptions): Promise<Deliveries> => {
  const closing = new AbortController();
  const jobs = new Map<string, NodeJS.Timeout | 'running'>();
  const dead = new Set<string>();
  const seen = new Set<string>();
  const running = new Set<Promise<void>>();
  const inLane = new Map(connectors.map(({ name }) => [name, inLanes(lanes)]));
  let unlock: (() => void) | undefined;

  const track = (work: Promise<void>): void => {
    const tracked: Promise<void> = work
      .catch((error: NodeJS.ErrnoException) => log(`deliveries: ${error.code ?? error.name}`))
      .finally(() => running.delete(tracked));
    running.add(tracked);
  };

  /** Records a result until the disk takes it: what is delivered must not be delivered again. */
  const record = async (id: string, name: Connector['name'], state: DeliveryState) => {
    for (;;) {
      try {
        return await writeState(folder, id, name, state);
      } catch (error) {
        log(`deliveries: ${id} is not recorded (${(error as NodeJS.ErrnoException).code})`);
        if (closing.signal.aborted) return;
        await wait(diskRetry, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  };

  const schedule = (id: string, connector: Connector, attempts: number, delay: number): void => {
    const key = deliveryKey(id, connector.name);
    if (closing.signal.aborted || jobs.get(key) === 'running') return;
    clearTimeout(jobs.get(key) as NodeJS.Timeout | undefined);
    const start = () => {
      jobs.set(key, 'running');
      track(inLane.get(connector.name)?.(() => run(id, connector, attempts)) ?? Promise.resolve());
    };
    jobs.set(key, setTimeout(start, Math.min(delay, retry.cap)));
  };

  const run = async (id: string, connector: Connector, attempts: number): Promise<void> => {
    const key = deliveryKey(id, connector.name);
    const again = (count: number, delay: number): void => {
      jobs.delete(key);
      schedule(id, connector, count, delay);
    };
    if (closing.signal.aborted) return;
    try {
      const options = { folder, retry, closing: closing.signal };
      const state = await attemptDelivery(id, connector, attempts, options);
      if (closing.signal.aborted && state?.status !== 'delivered') return;
      if (state) onAttempt?.(connector.name, state.status);
      if (state) await record(id, connector.name, state);
      if (state?.status === 'waiting') {
        log(`deliveries: ${key} failed at attempt ${state.attempts}: ${state.error}`);
        return again(state.attempts, Date.parse(state.nextAt ?? '') - Date.now());
      }
      jobs.delete(key);
      if (state?.status === 'dead') {
        dead.add(key);
        log(`deliveries: ${key} is a dead letter after attempt ${state.attempts}: ${state.error}`);
      }
    } catch (error) {
      // No attempt without its record: the disk is full or failing.
      log(`deliveries: ${key} waits for the disk (${(error as NodeJS.ErrnoException).code})`);
      again(attempts, diskRetry);
    }
  };

  /** Schedules what a submission is due to; `isResent` also what it has not reached for any other reason. */
  const examine = async (id: string, isResent = false): Promise<void> => {
    seen.add(id);
    const submission = await readSubmission(folder, id);
    if (submission === undefined) return;
    for (const connector of connectors) {
      if (!isResent && !submission.connectors?.includes(connector.name)) continue;
      const key = deliveryKey(id, connector.name);
      const state = await readState(folder, id, connector.name);
      if (state?.status === 'delivered') continue;
      if (isResent) {
        const fresh = { status: 'waiting', attempts: 0, at: new Date().toISOString() } as const;
        if (jobs.get(key) === 'running') continue;
        await writeState(folder, id, connector.name, fresh);
        dead.delete(key);
        schedule(id, connector, 0, 0);
      } else if (state?.status === 'dead') dead.add(key);
      else if (!jobs.has(key)) {
        const delay = state?.nextAt === undefined ? 0 : Date.parse(state.nextAt) - Date.now();
        schedule(id, connector, state?.attempts ?? 0, delay);
      }
    }
  };

  /** A file that cannot be read keeps no other from being delivered, and is tried again at the next scan. */
  const examineSafely = (id: string): Promise<void> =>
    examine(id).catch((error: NodeJS.ErrnoException) => {
      seen.delete(id);
      log(`deliveries: ${id} cannot be read (${error.code ?? error.name})`);
    });

  const scan = async (): Promise<void> => {
    for (const id of await listSubmissions(folder)) {
      if (closing.signal.aborted) return;
      if (!seen.has(id)) await examineSafely(id);
    }
  };

  const poll = async (): Promise<void> => {
    let waited = 0;
    let isTold = false;
    while (!closing.signal.aborted) {
      try {
        if (unlock === undefined) {
          unlock = lockFolder(join(folder, 'deliveries.lock'), 'A server that delivers');
          await scan();
        } else if (waited >= 60) {
          // Submissions that another server has stored.
          await scan();
          waited = 0;
        }
        for (const id of await listResendRequests(folder)) {
          await examine(id, true);
          await removeResendRequest(folder, id);
        }
      } catch (error) {
        const reason = unlock ? (error as NodeJS.ErrnoException).code : (error as Error).message;
        if (!isTold) log(`deliveries: waiting: ${reason}`);
        isTold = true;
      }
      waited += 1;
      await wait(pollInterval, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };

  await makePrivateFolder(folder);
  const polling = poll();
  return {
    add: (id) => {
      if (unlock) track(examineSafely(id));
    },
    counts: () => ({ waiting: jobs.size, dead: dead.size }),
    close: async () => {
      closing.abort();
      for (const job of jobs.values()) if (job !== 'running') clearTimeout(job);
      await Promise.all([polling, ...running]);
      unlock?.();
    },
  };
};
