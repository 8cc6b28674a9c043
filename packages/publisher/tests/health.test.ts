import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  startPublisher,
  type PublisherOptions,
  type RunningPublisher,
} from '../src/startPublisher';
import { readPublisherSettings } from '../src/readSettings';
import type { Status } from '../src/status/readStatus';

const siteFolder = mkdtempSync(join(tmpdir(), 'publisher-health-'));
const log: string[] = [];
let publisher: RunningPublisher | undefined;

const start = async (
  env: Record<string, string> = {},
  options: Partial<PublisherOptions> = {},
): Promise<RunningPublisher> => {
  const settings = { PUBLISH_SECRET: 'x'.repeat(64), PUBLISH_PORT: '0', ...env };
  publisher = await startPublisher({
    settings: readPublisherSettings(settings),
    siteFolder,
    buildCommand: [
      process.execPath,
      '-e',
      `fs.mkdirSync('public', { recursive: true }); fs.writeFileSync('public/index.html', '<h1>Home</h1>')`,
    ],
    log: (line) => log.push(line),
    ...options,
  });
  return publisher;
};

const health = async (origin: string): Promise<[number, string]> => {
  const response = await fetch(`${origin}/health`);
  return [response.status, (await response.text()).trim()];
};
const readStatus = async (origin: string): Promise<Status> =>
  (await (await fetch(`${origin}/status.json`)).json()) as Status;

beforeEach(() => {
  rmSync(join(siteFolder, '.publishing'), { recursive: true, force: true });
  log.length = 0;
});
afterEach(async () => {
  await publisher?.close();
  publisher = undefined;
});
afterAll(() => rmSync(siteFolder, { recursive: true }));

test('a publisher that works is healthy', async () => {
  const { origin } = await start();
  for (;;) {
    expect(await health(origin)).toEqual([200, 'ok']);
    const { state, current, stoppedBy } = await readStatus(origin);
    expect(stoppedBy).toBeUndefined();
    if (state === 'idle' && current) break;
    await wait(20);
  }
});

test('a publisher whose work loop has ended says so, with the reason', async () => {
  const { origin } = await start(
    {},
    {
      onStep: (step) => {
        if (step === 'live' || step === 'failed') throw new Error('the listener is broken');
      },
    },
  );
  while ((await health(origin))[0] === 200) await wait(20);
  expect(await health(origin)).toEqual([503, 'The publisher has stopped: the listener is broken']);
  expect((await readStatus(origin)).stoppedBy).toBe('the listener is broken');
  const page = await (await fetch(origin)).text();
  expect(page).toContain('The publisher has stopped');
  expect(page).toContain('the listener is broken');
  expect(log.join('\n')).toContain('the publisher has stopped: Error: the listener is broken');
});

test('it listens on the address of PUBLISH_HOST, and takes commands there', async () => {
  const { origin, webhookAddress, ask } = await start({ PUBLISH_HOST: '127.0.0.2' });
  const { hostname, port } = new URL(origin);
  expect(hostname).toBe('127.0.0.2');
  expect(webhookAddress).toBe(`${origin}/webhook`);
  expect(await health(origin)).toEqual([200, 'ok']);
  await expect(fetch(`http://127.0.0.1:${port}/health`)).rejects.toThrow();
  await ask('build');
});

test.each([
  [{}, 'localhost'],
  [{ PUBLISH_HOST: '127.0.0.1' }, 'localhost'],
])('with %j it listens on this machine alone', async (env, name) => {
  const { origin } = await start(env);
  expect(new URL(origin).hostname).toBe(name);
  await expect(fetch(`http://127.0.0.2:${new URL(origin).port}/health`)).rejects.toThrow();
});

test('an address that the machine does not have names the setting', async () => {
  await expect(start({ PUBLISH_HOST: '192.0.2.1' })).rejects.toThrow(
    'PUBLISH_HOST 192.0.2.1 is no address of this machine.',
  );
});
