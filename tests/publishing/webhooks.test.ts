import type { RunningPublisher } from 'static-site-publisher';
import { largestWebhook } from 'static-site-publisher/webhook';
import { startTestPublisher } from './support/startTestPublisher';
import {
  isQuiet,
  makeTestSite,
  publishEntry,
  readStatusOf,
  secret,
  tenPages,
  waitForStatus,
} from './support/testSite';

const site = makeTestSite();
let publisher: RunningPublisher;
const lines: string[] = [];

beforeAll(async () => {
  site.setContent({ value: 'first', pages: tenPages });
  publisher = await startTestPublisher(site.folder, { log: (line) => lines.push(line) });
  await waitForStatus(publisher.origin, isQuiet);
});
afterAll(async () => {
  await publisher.close();
  site.remove();
});

const send = (more: Parameters<typeof publishEntry>[2]) =>
  publishEntry(publisher.origin, 'entry-1', more);
const bodyOf = (sys: object) => ({ sys: { type: 'Entry', id: 'entry-1', ...sys } });

describe('webhooks that ask for nothing', () => {
  it.each([
    ['forged with another secret', 401, { secret: secret.replace('t', 'x') }],
    ['signed more than 30 seconds ago', 401, { timestamp: Date.now() - 31_000 }],
    ['signed in the future', 401, { timestamp: Date.now() + 3600_000 }],
    ['too large', 413, { body: bodyOf({ more: 'x'.repeat(largestWebhook) }) }],
    ['without an id', 400, { body: { sys: { type: 'Entry' } } }],
    ['an autosave', 200, { topic: 'ContentManagement.Entry.auto_save' }],
    ['a save of a draft', 200, { topic: 'ContentManagement.Entry.save' }],
    ['an archived draft', 200, { topic: 'ContentManagement.Entry.archive' }],
    ['of another environment', 200, { body: bodyOf({ environment: { sys: { id: 'staging' } } }) }],
  ])('%s: %i', async (_name, status, more) => {
    const builds = site.builds();
    expect(await send(more)).toBe(status);
    expect((await readStatusOf(publisher.origin)).queueLength).toBe(0);
    expect(site.builds()).toBe(builds);
  });

  it('unsigned, or with a body that is not the signed one: 401', async () => {
    const post = (headers: Record<string, string>) =>
      fetch(publisher.webhookAddress, { method: 'POST', headers, body: '{}' });
    expect((await post({})).status).toBe(401);
    const stolen = {
      'x-contentful-signature': 'a'.repeat(64),
      'x-contentful-signed-headers': 'x-contentful-signed-headers,x-contentful-timestamp',
      'x-contentful-timestamp': String(Date.now()),
      'x-contentful-topic': 'ContentManagement.Entry.publish',
    };
    expect((await post(stolen)).status).toBe(401);
    expect((await readStatusOf(publisher.origin)).queueLength).toBe(0);
  });
});

it('publishes what a webhook tells of, says who waited, and lets no replay build again', async () => {
  site.setContent({ value: 'second', pages: tenPages });
  const builds = site.builds();
  expect(await send({ key: 'the-same' })).toBe(200);
  const status = await waitForStatus(publisher.origin, isQuiet);
  expect(site.readReleased('aa/en/page-1/index.html')).toContain('second');
  expect(status.results[0]?.waited).toEqual([
    {
      topic: 'ContentManagement.Entry.publish',
      entity: { type: 'Entry', id: 'entry-1', name: 'Title of entry-1' },
      milliseconds: expect.any(Number) as number,
    },
  ]);
  expect(status.warnings.map(({ message }) => message)).toEqual([
    '"Left out" has no page in aa/fr: no title in "fr".',
  ]);

  expect(await send({ key: 'the-same' })).toBe(200);
  expect((await readStatusOf(publisher.origin)).queueLength).toBe(0);
  expect(site.builds()).toBe(builds + 1);
});

it('shows the status as a page, with names of entries as text', async () => {
  site.setContent({ value: 'third', pages: tenPages });
  await send({ body: { ...bodyOf({}), fields: { name: { en: '<script>x</script>' } } } });
  await waitForStatus(publisher.origin, isQuiet);
  const page = await (await fetch(publisher.origin)).text();
  expect(page).toContain('Everything is live');
  expect(page).toContain('&lt;script&gt;x&lt;/script&gt; waited');
  expect(page).not.toContain('<script>x');
});

it('does not start twice on one folder', async () => {
  // The lock tells processes apart; this one has it already, so another must be refused.
  const { execFileSync } = await import('node:child_process');
  const run = () =>
    execFileSync(
      process.execPath,
      ['--import', 'tsx', 'tests/publishing/support/runPublisher.ts', site.folder],
      { stdio: 'pipe' },
    );
  expect(run).toThrow(`The publisher runs already, as process ${process.pid}. Stop it first.`);
});
