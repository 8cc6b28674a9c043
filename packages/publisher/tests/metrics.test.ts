import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { unwritable } from '../src/monitoring/unwritable';
import type { RunningPublisher } from '../src/startPublisher';
import { makeProject, publish, waitFor, type Project } from './support';

let project: Project;
let publisher: RunningPublisher | undefined;
beforeEach(() => {
  project = makeProject();
});
afterEach(async () => {
  await publisher?.close();
  publisher = undefined;
  project.remove();
});

const read = async (
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> => {
  const response = await fetch(`${publisher?.origin}${path}`, { headers });
  return { status: response.status, text: await response.text() };
};
/** The value of a series, such as `publisher_runs_total{outcome="live"}`. */
const valueOf = async (series: string): Promise<number | undefined> => {
  const { text } = await read('/metrics');
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
};
/** Waits until a series has a value: a run is counted after its result is in the status. */
const until = async (series: string, value: number): Promise<void> => {
  while ((await valueOf(series)) !== value) await wait(10);
};

test('metrics tell of publications, steps, the queue, failures, releases and webhooks', async () => {
  publisher = await project.start();
  const { webhookAddress } = publisher;
  await until('publisher_runs_total{outcome="live"}', 1);
  expect(await valueOf('publisher_publication_seconds_count')).toBe(0);

  expect(await publish(webhookAddress, 'one')).toBe(200);
  await until('publisher_runs_total{outcome="live"}', 2);
  expect(await valueOf('publisher_publication_seconds_count')).toBe(1);
  expect(await valueOf('publisher_publication_seconds_sum')).toBeGreaterThan(0);
  for (const step of ['building', 'checking', 'releasing'])
    expect(await valueOf(`publisher_step_seconds_count{step="${step}"}`)).toBe(2);
  expect(await valueOf('publisher_step_seconds_count{step="queued"}')).toBe(1);
  expect(await valueOf('publisher_releases')).toBe(2);
  expect(await valueOf('publisher_release_pages')).toBe(1);
  expect(await valueOf('publisher_disk_free_bytes')).toBeGreaterThan(0);

  project.setBroken('settings');
  expect(await publish(webhookAddress, 'two')).toBe(200);
  await until('publisher_failures_total{category="settings"}', 1);
  expect(await valueOf('publisher_queue_publications')).toBe(1);
  expect(await valueOf('publisher_queue_oldest_seconds')).toBeGreaterThan(0);
  expect(await valueOf('publisher_last_run_failed')).toBe(1);
  expect(await valueOf('publisher_webhook_answers_total{code="200"}')).toBe(2);
  await fetch(webhookAddress, { method: 'POST', body: '{}' });
  expect(await valueOf('publisher_webhook_answers_total{code="401"}')).toBe(1);
  expect((await read('/metrics')).text).not.toMatch(/mara|entry-1/i);
});

test('metrics are for this machine only, or for who has the token', async () => {
  publisher = await project.start();
  expect((await read('/metrics')).status).toBe(200);
  for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
    expect((await read('/metrics', { [name]: '127.0.0.1' })).status).toBe(404);
  await publisher.close();

  publisher = await project.start({ METRICS_TOKEN: 'token of a test' });
  expect((await read('/metrics')).status).toBe(401);
  expect((await read('/metrics', { authorization: 'Bearer wrong' })).status).toBe(401);
  const headers = { authorization: 'Bearer token of a test', 'x-forwarded-for': '192.0.2.7' };
  expect((await read('/metrics', headers)).text).toContain('process_cpu_seconds_total');
});

test('it is ready while its loop runs and its disk takes files', async () => {
  publisher = await project.start();
  expect(await read('/ready')).toEqual({ status: 200, text: 'ready\n' });
  expect(await unwritable(join(project.folder, 'gone'), 'The state of the publisher')).toBe(
    'The state of the publisher cannot be written (ENOENT).',
  );
  expect(readdirSync(join(project.folder, '.publishing'))).not.toContain(`.ready-${process.pid}`);
  await publisher.close();

  publisher = await project.start(
    {},
    {
      onStep: () => {
        throw new Error('the listener is broken');
      },
    },
  );
  await publisher.ask('build');
  await waitFor(publisher.origin, ({ stoppedBy }) => stoppedBy !== undefined);
  expect(await read('/ready')).toEqual({ status: 503, text: 'The publisher has stopped.\n' });
  expect(await valueOf('publisher_is_running')).toBe(0);
});
