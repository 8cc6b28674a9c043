import type { Emulator } from '../src/startEmulator';
import { ask } from './support/ask';
import { cleanUp, makeClient, previewToken, startSmallSpace } from './support/smallSpace';

let server: Emulator;
beforeAll(async () => {
  server = await startSmallSpace();
});
afterEach(() => server.faults.reset());
afterAll(cleanUp);

const entries = '/spaces/smallspace/entries';
const statuses = async (count: number, path = entries) => {
  const all: number[] = [];
  for (let index = 0; index < count; index += 1) all.push((await ask(server, path)).status);
  return all;
};

test('answers so many requests with 429 and says when to come back', async () => {
  server.faults.set({ tooManyRequests: 2 });
  const first = await ask(server, entries);
  expect(first.headers['x-contentful-ratelimit-reset']).toBe('1');
  expect(first.json()).toMatchObject({ sys: { type: 'Error', id: 'RateLimitExceeded' } });
  expect([first.status, ...(await statuses(2))]).toEqual([429, 429, 200]);
});

test('answers so many requests with 500', async () => {
  server.faults.set({ serverErrors: 1 });
  const first = await ask(server, entries);
  expect(first.json()).toMatchObject({ sys: { type: 'Error', id: 'ServerError' } });
  expect([first.status, ...(await statuses(1))]).toEqual([500, 200]);
});

test('cuts the connection in the middle of the body', async () => {
  server.faults.set({ cutConnections: 1 });
  await expect(ask(server, entries)).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect(await statuses(1)).toEqual([200]);
});

test('the SDK gets over one fault of each kind', async () => {
  for (const fault of ['tooManyRequests', 'serverErrors', 'dropConnections'] as const) {
    server.faults.set({ [fault]: 1 });
    const { total } = await makeClient(server).getEntries();
    expect(total).toBe(5);
    expect(server.faults.settings[fault]).toBe(0);
  }
});

test('the SDK does not get over an answer that is cut off', async () => {
  server.faults.set({ cutConnections: 1, onlyPathsWith: '/sync' });
  const client = makeClient(server).withoutLinkResolution;
  await expect(client.sync({ initial: true })).rejects.toThrow();
  expect(server.faults.settings.cutConnections).toBe(0);
});

test('the SDK gives up when faults do not end, with the id of the error', async () => {
  server.faults.set({ tooManyRequests: 100 });
  const client = makeClient(server, { retryOnError: false });
  await expect(client.getEntries()).rejects.toMatchObject({ name: 'RateLimitExceeded' });
});

test('waits before it answers', async () => {
  server.faults.set({ slowMilliseconds: 60_000, onlyPathsWith: '/sync' });
  const client = makeClient(server, { timeout: 300, retryOnError: false });
  await expect(client.sync({ initial: true })).rejects.toMatchObject({ code: 'ECONNABORTED' });
  expect((await client.getEntries()).total).toBe(5);
});

test('refuses an answer that is too big, as Contentful does above 7 MB', async () => {
  expect(server.faults.settings.maximumResponseBytes).toBe(7_340_032);
  const path = '/spaces/smallspace/sync?initial=true';
  const whole = await ask(server, path);
  server.faults.set({ maximumResponseBytes: whole.body.length - 1 });
  const refused = await ask(server, path);
  expect(refused.status).toBe(400);
  expect(refused.json()).toMatchObject({
    sys: { type: 'Error', id: 'BadRequest' },
    message: `Response size too big. Maximum allowed response size: ${whole.body.length - 1}B.`,
  });
  expect((await ask(server, `${path}&limit=2`)).status).toBe(200);
});

test('refuses every token', async () => {
  server.faults.set({ rejectTokens: true });
  expect((await ask(server, entries)).json()).toMatchObject({ sys: { id: 'AccessTokenInvalid' } });
});

test('keeps a limit of requests a second', async () => {
  server.faults.set({ requestsPerSecond: 3 });
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask(server, entries)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(refused[0]?.headers['x-contentful-ratelimit-second-limit']).toBe('3');
});

test('touches only the paths that are named', async () => {
  server.faults.set({ serverErrors: 1, onlyPathsWith: '/assets' });
  expect(await statuses(2)).toEqual([200, 200]);
  expect(await statuses(2, '/spaces/smallspace/assets')).toEqual([500, 200]);
});

test('can be switched from outside with the delivery token alone', async () => {
  expect((await ask(server, '/__faults', { token: '' })).status).toBe(401);
  expect((await ask(server, '/__faults', { token: previewToken })).status).toBe(401);
  const put = (body: object) => ask(server, '/__faults', { method: 'PUT', body });
  expect((await put({ serverErrors: 1 })).json()).toMatchObject({ serverErrors: 1 });
  expect((await put({ nope: 1 })).status).toBe(400);
  expect((await put({ serverErrors: -1 })).status).toBe(400);
  expect(await statuses(2)).toEqual([500, 200]);
  await put({ rejectTokens: true });
  expect((await ask(server, '/__faults', { method: 'DELETE' })).json()).toMatchObject({
    rejectTokens: false,
  });
  expect(await statuses(1)).toEqual([200]);
});
