import type { Emulator } from '../src/startEmulator';
import { sendRequest } from './support/sendRequest';
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
  for (let index = 0; index < count; index += 1) all.push((await sendRequest(server, path)).status);
  return all;
};

test('tooManyRequests responds with 429 and the rate-limit reset', async () => {
  server.faults.set({ tooManyRequests: 2 });
  const first = await sendRequest(server, entries);
  expect(first.headers['x-contentful-ratelimit-reset']).toBe('1');
  expect(first.json()).toMatchObject({ sys: { type: 'Error', id: 'RateLimitExceeded' } });
  expect([first.status, ...(await statuses(2))]).toEqual([429, 429, 200]);
});

test('serverErrors responds with 500', async () => {
  server.faults.set({ serverErrors: 1 });
  const first = await sendRequest(server, entries);
  expect(first.json()).toMatchObject({ sys: { type: 'Error', id: 'ServerError' } });
  expect([first.status, ...(await statuses(1))]).toEqual([500, 200]);
});

test('cutConnections closes the connection in the middle of the body', async () => {
  server.faults.set({ cutConnections: 1 });
  await expect(sendRequest(server, entries)).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect(await statuses(1)).toEqual([200]);
});

test('the SDK recovers from one fault of each kind by a retry', async () => {
  for (const fault of ['tooManyRequests', 'serverErrors', 'dropConnections'] as const) {
    server.faults.set({ [fault]: 1 });
    const { total } = await makeClient(server).getEntries();
    expect(total).toBe(5);
    expect(server.faults.settings[fault]).toBe(0);
  }
});

test('the SDK does not recover from a truncated response', async () => {
  server.faults.set({ cutConnections: 1, onlyPathsWith: '/sync' });
  const client = makeClient(server).withoutLinkResolution;
  await expect(client.sync({ initial: true })).rejects.toThrow();
  expect(server.faults.settings.cutConnections).toBe(0);
});

test('the SDK fails with the error id if the faults continue', async () => {
  server.faults.set({ tooManyRequests: 100 });
  const client = makeClient(server, { retryOnError: false });
  await expect(client.getEntries()).rejects.toMatchObject({ name: 'RateLimitExceeded' });
});

test('slowMilliseconds delays the response', async () => {
  server.faults.set({ slowMilliseconds: 60_000, onlyPathsWith: '/sync' });
  const client = makeClient(server, { timeout: 300, retryOnError: false });
  await expect(client.sync({ initial: true })).rejects.toMatchObject({ code: 'ECONNABORTED' });
  expect((await client.getEntries()).total).toBe(5);
});

test('maximumResponseBytes rejects larger responses, by default above 7 MB as in Contentful', async () => {
  expect(server.faults.settings.maximumResponseBytes).toBe(7_340_032);
  const path = '/spaces/smallspace/sync?initial=true';
  const whole = await sendRequest(server, path);
  server.faults.set({ maximumResponseBytes: whole.body.length - 1 });
  const refused = await sendRequest(server, path);
  expect(refused.status).toBe(400);
  expect(refused.json()).toMatchObject({
    sys: { type: 'Error', id: 'BadRequest' },
    message: `Response size too big. Maximum allowed response size: ${whole.body.length - 1}B.`,
  });
  expect((await sendRequest(server, `${path}&limit=2`)).status).toBe(200);
});

test('rejectTokens rejects every token', async () => {
  server.faults.set({ rejectTokens: true });
  expect((await sendRequest(server, entries)).json()).toMatchObject({
    sys: { id: 'AccessTokenInvalid' },
  });
});

test('requestsPerSecond enforces a rate limit', async () => {
  server.faults.set({ requestsPerSecond: 3 });
  const responses = await Promise.all(
    Array.from({ length: 30 }, () => sendRequest(server, entries)),
  );
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(responses.some(({ status }) => status === 200)).toBe(true);
  expect(refused[0]?.headers['x-contentful-ratelimit-second-limit']).toBe('3');
});

test('onlyPathsWith limits the faults to matching paths', async () => {
  server.faults.set({ serverErrors: 1, onlyPathsWith: '/assets' });
  expect(await statuses(2)).toEqual([200, 200]);
  expect(await statuses(2, '/spaces/smallspace/assets')).toEqual([500, 200]);
});

test('can be set over HTTP, only with the delivery token', async () => {
  expect((await sendRequest(server, '/__faults', { token: '' })).status).toBe(401);
  expect((await sendRequest(server, '/__faults', { token: previewToken })).status).toBe(401);
  const put = (body: object) => sendRequest(server, '/__faults', { method: 'PUT', body });
  expect((await put({ serverErrors: 1 })).json()).toMatchObject({ serverErrors: 1 });
  expect((await put({ nope: 1 })).status).toBe(400);
  expect((await put({ serverErrors: -1 })).status).toBe(400);
  expect(await statuses(2)).toEqual([500, 200]);
  await put({ rejectTokens: true });
  expect((await sendRequest(server, '/__faults', { method: 'DELETE' })).json()).toMatchObject({
    rejectTokens: false,
  });
  expect(await statuses(1)).toEqual([200]);
});
