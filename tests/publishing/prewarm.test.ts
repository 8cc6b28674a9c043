import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningPublisher } from 'static-site-publisher';
import type { Status } from 'static-site-publisher/status';
import { startProcess } from './support/publisherProcess';
import { startTestPublisher } from './support/startTestPublisher';
import {
  fastStandby,
  isQuiet,
  makeTestSite,
  publishEntry,
  settings,
  tenPages,
  waitForStatus,
  type TestSite,
} from './support/testSite';

let site: TestSite;
let publisher: RunningPublisher | undefined;
beforeEach(() => {
  site = makeTestSite();
  site.setContent({ value: 'first', pages: tenPages });
});
afterEach(async () => {
  await publisher?.close();
  publisher = undefined;
  site.remove();
});

const isPrepared = (status: Status): boolean => isQuiet(status) && status.isPrepared;
const standbyPid = (): number => Number(readFileSync(join(site.folder, 'standby.pid'), 'utf8'));
const lives = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const untilGone = async (pid: number): Promise<void> => {
  while (lives(pid)) await new Promise((done) => setTimeout(done, 20));
};

const start = async (): Promise<string> => {
  publisher = await startTestPublisher(site.folder, { prewarmCommand: fastStandby });
  await waitForStatus(publisher.origin, isPrepared);
  return publisher.origin;
};

const publish = async (origin: string, value: string): Promise<void> => {
  site.setContent({ value, pages: tenPages });
  expect(await publishEntry(origin, 'entry-0')).toBe(200);
  await waitForStatus(
    origin,
    (status) => isQuiet(status) && status.queueLength === 0 && status.results.length > 0,
  );
  expect(site.readReleased('aa/en/page-0/index.html')).toContain(value);
};

describe('a build that is loaded ahead', () => {
  it('reads what is published when it is needed, and another takes its place', async () => {
    const origin = await start();
    const first = standbyPid();
    await publish(origin, 'second');
    await waitForStatus(origin, isPrepared);
    await untilGone(first);
    expect(standbyPid()).not.toBe(first);
    await publish(origin, 'third');
  });

  it('is no loss when it has ended by itself', async () => {
    const origin = await start();
    process.kill(standbyPid(), 'SIGKILL');
    await waitForStatus(origin, (status) => !status.isPrepared);
    await publish(origin, 'after its end');
  });

  it('ends with the publisher', async () => {
    await start();
    const pid = standbyPid();
    await publisher?.close();
    publisher = undefined;
    await untilGone(pid);
  });

  it('ends with a publisher that is killed', async () => {
    const killed = await startProcess(site.folder, undefined, { WITH_STANDBY: '1' });
    await waitForStatus(killed.origin ?? '', isPrepared);
    const pid = standbyPid();
    await killed.kill();
    await untilGone(pid);
    await publish(await start(), 'after the kill');
  });

  it('is not kept where the settings say so', async () => {
    publisher = await startTestPublisher(site.folder, {
      settings: { ...settings, isPrewarmed: false },
      prewarmCommand: fastStandby,
    });
    const status = await waitForStatus(publisher.origin, isQuiet);
    expect(status.isPrepared).toBe(false);
    await publish(publisher.origin, 'without');
  });
});
