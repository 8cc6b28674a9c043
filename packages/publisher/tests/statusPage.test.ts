import { createHash } from 'node:crypto';
import fastify from 'fastify';
import { addFormRoutes } from '../src/status/formRoutes';
import type { Status } from '../src/status/readStatus';
import { statusHeaders } from '../src/status/statusHeaders';
import { statusPage } from '../src/status/statusPage';

const status: Status = {
  now: 0,
  state: 'idle',
  isPrepared: true,
  releases: [],
  queue: [],
  queueLength: 0,
  results: [],
  waits: { count: 0 },
  warnings: [{ check: 'content', message: 'The title has a <b> & a "quote".' }],
};

test('its headers let the browser run its script, and no other', () => {
  const scripts = [...statusPage(status).matchAll(/<script>(.*?)<\/script>/gs)];
  const hashes = scripts.map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  expect(hashes).toHaveLength(1);
  expect(statusHeaders['content-security-policy']).toContain(`script-src ${hashes[0]};`);
});

test('what others wrote is text, not markup', () => {
  expect(statusPage(status)).toContain('The title has a &lt;b&gt; &amp; a &quot;quote&quot;.');
});

test('a release that is being published is named, with what of it has come', () => {
  const page = statusPage({
    ...status,
    state: 'queued',
    nextAt: 90_000,
    openReleases: [{ id: 'monday', entities: 12, until: 90_000 }],
  });
  expect(page).toContain('A release of Contentful is being published: 12 changes of it so');
  expect(page).toContain('in 90 s at the latest');
});

test('a release that was built before its end was known is named, with what to do', () => {
  const result = {
    number: 1,
    outcome: 'live' as const,
    attempt: 1,
    startedAt: 0,
    endedAt: 0,
    took: {},
    waited: [],
    waitedCount: 0,
    problems: [],
    unfinishedReleases: ['monday'],
  };
  const page = statusPage({ ...status, results: [result] });
  expect(page).toContain('did not say that the release monday');
  expect(page).toContain('Add the topic ReleaseAction.execute');
});

test('of several publishers it names the one that builds, and why the queue does not answer', () => {
  const pageOf = (leadership: Status['leadership']) =>
    statusPage({ ...status, leadership }).replace(/\s+/g, ' ');
  expect(statusPage(status)).not.toContain('standby');
  expect(pageOf({ self: 'one', leader: 'one', isLeader: true })).toContain('one builds.');
  expect(pageOf({ self: 'one', leader: 'two', isLeader: false })).toContain(
    'one waits as standby. two builds.',
  );
  expect(pageOf({ self: 'one', isLeader: false, problem: 'no answer' })).toContain(
    'The queue does not answer, so webhooks are refused and sent again later: no answer.',
  );
});

const letter = (id: string) => ({
  id,
  connector: 'email',
  attempts: 3,
  at: new Date(-60_000).toISOString(),
  error: '<answer> 550',
});

describe('the section of forms', () => {
  it('is there only where the site tells of its forms', () => {
    expect(statusPage(status)).not.toContain('id="forms"');
  });

  it('names each dead letter with its reason, and has a button for it', () => {
    const page = statusPage({
      ...status,
      forms: { submissions: 3, waiting: 1, dead: [letter('a&b')] },
    });
    expect(page).toContain('1 delivery under way');
    expect(page).toContain('&lt;answer&gt; 550');
    expect(page).toContain('action="/forms/resend?id=a%26b"');
    expect(page).toContain('3 attempts, the last 60 s ago');
  });

  it('shows 30 of a thousand', () => {
    const dead = Array.from({ length: 1000 }, (_, index) => letter(String(index)));
    const page = statusPage({ ...status, forms: { submissions: 1000, waiting: 0, dead } });
    expect(page.match(/<button/g)).toHaveLength(30);
    expect(page).toContain('and 970 more');
  });

  it.each([
    [{ submissions: 0, waiting: 0, dead: [] }, 'Nothing was submitted yet.'],
    [{ submissions: 2, waiting: 0, dead: [] }, 'Every submission was delivered.'],
    [{ error: 'EACCES' }, 'The submissions cannot be read: EACCES'],
  ])('says of %j: %s', (forms, text) => {
    expect(statusPage({ ...status, forms })).toContain(text);
  });
});

describe('the button', () => {
  const press = async (headers: Record<string, string>, id = 'known') => {
    const resent: string[] = [];
    const app = fastify();
    addFormRoutes(app, {
      read: () => Promise.resolve({ submissions: 0, waiting: 0, dead: [] }),
      resend: (asked) => {
        if (asked !== 'known') return Promise.reject(new Error(`There is no "${asked}".`));
        resent.push(asked);
        return Promise.resolve();
      },
    });
    const { statusCode, headers: answered } = await app.inject({
      method: 'POST',
      url: `/forms/resend?id=${id}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
    await app.close();
    return [statusCode, answered.location, resent];
  };

  it('has the submission delivered again, and leads back to the page', async () => {
    const done = [303, '/#forms', ['known']];
    expect(await press({ 'sec-fetch-site': 'same-origin' })).toEqual(done);
    expect(await press({ host: 'localhost:9100', origin: 'http://localhost:9100' })).toEqual(done);
  });

  it('works from the status page alone', async () => {
    const refused = [403, undefined, []];
    expect(await press({})).toEqual(refused);
    expect(await press({ 'sec-fetch-site': 'cross-site' })).toEqual(refused);
    expect(await press({ origin: 'https://evil.example' })).toEqual(refused);
  });

  it('is refused for a submission that is gone', async () => {
    expect(await press({ 'sec-fetch-site': 'same-origin' }, 'gone')).toEqual([404, undefined, []]);
  });
});
