import { verifyRequest } from '@contentful/node-apps-toolkit';
import { makeManagementClient } from './support/managementClient';
import { startReceiver, type Received } from './support/receiver';
import { cleanUp, startSmallSpace } from './support/smallSpace';

afterEach(cleanUp);

const secret = 'a1'.repeat(32);
const topicOf = ({ headers }: Received) => headers['x-contentful-topic'];

const start = async (statuses: number[] = [], more: Record<string, unknown> = {}) => {
  const server = await startSmallSpace({ webhookRetryMilliseconds: 20 });
  const client = makeManagementClient(server);
  const receiver = await startReceiver(...statuses);
  const webhook = await client.webhook.create(
    {},
    { name: 'Publisher', url: receiver.url, topics: ['*.*'], headers: [], ...more },
  );
  return { server, client, receiver, webhook };
};

test('webhooks are called for all actions on an entry, with Contentful’s topics and payloads', async () => {
  const { server, client, receiver } = await start();
  const { store } = server;
  const params = { entryId: 'meren' };
  const fields = (name: string) => ({ name: { en: name } });
  const made = await client.entry.createWithId(
    { ...params, contentTypeId: 'company' },
    { fields: fields('Meren') },
  );
  const saved = await client.entry.update(params, { ...made, fields: fields('Meren Group') });
  store.put('Entry', { id: 'meren', fields: fields('Meren SA') }, saved.sys.version, true);
  await client.entry.publish(params, await client.entry.get(params));
  await client.entry.unpublish(params);
  await client.entry.archive(params);
  await client.entry.unarchive(params);
  await client.entry.delete(params);
  const received = await receiver.count(8);
  const byTopic = new Map(received.map((call) => [topicOf(call), call.json()]));
  expect([...byTopic.keys()].sort()).toEqual(
    ['archive', 'auto_save', 'create', 'delete', 'publish', 'save', 'unarchive', 'unpublish'].map(
      (action) => `ContentManagement.Entry.${action}`,
    ),
  );
  expect(byTopic.get('ContentManagement.Entry.save')).toMatchObject({
    sys: { id: 'meren', type: 'Entry', version: 2, environment: { sys: { id: 'master' } } },
    fields: fields('Meren Group'),
  });
  expect(byTopic.get('ContentManagement.Entry.publish')).toMatchObject({
    sys: { type: 'Entry', revision: 1, contentType: { sys: { id: 'company' } } },
    fields: fields('Meren SA'),
  });
  for (const action of ['unpublish', 'delete']) {
    const payload = byTopic.get(`ContentManagement.Entry.${action}`);
    expect(payload).toMatchObject({
      sys: { type: 'DeletedEntry', id: 'meren', contentType: { sys: { id: 'company' } } },
    });
    expect(payload?.fields).toBeUndefined();
  }
  const keys = received.map(({ headers }) => headers['x-contentful-idempotency-key']);
  expect(new Set(keys).size).toBe(8);
});

test('webhooks have signatures that Contentful’s toolkit verifies, and that detect modified requests', async () => {
  const { client, receiver } = await start();
  await client.webhook.upsertSigningSecret({}, { value: secret });
  await client.entry.unpublish({ entryId: 'first' });
  const [call] = await receiver.count(1);
  if (!call) throw new Error('no call');
  const { method, path, body } = call;
  const headers = { ...call.headers } as Record<string, string>;
  expect(headers).toMatchObject({
    'content-type': 'application/vnd.contentful.management.v1+json',
    'x-contentful-webhook-name': 'Publisher',
    'x-contentful-topic': 'ContentManagement.Entry.unpublish',
  });
  const request = { method: method as 'POST', path, headers, body };
  expect(verifyRequest(secret, request)).toBe(true);
  expect(verifyRequest('b2'.repeat(32), request)).toBe(false);
  expect(verifyRequest(secret, { ...request, body: `${body} ` })).toBe(false);
  const topic = { 'x-contentful-topic': 'ContentManagement.Entry.publish' };
  expect(verifyRequest(secret, { ...request, headers: { ...headers, ...topic } })).toBe(false);
});

test('webhooks are retried twice if the receiver fails, with the same idempotency key, and every call is logged', async () => {
  const { client, receiver, webhook } = await start([500, 429, 503, 200]);
  await client.entry.unpublish({ entryId: 'second' });
  const calls = await receiver.count(3);
  expect(new Set(calls.map(({ headers }) => headers['x-contentful-idempotency-key'])).size).toBe(1);
  expect(calls.map(({ headers }) => headers['x-contentful-webhook-request-attempt'])).toEqual([
    '1',
    '2',
    '3',
  ]);
  // No fourth attempt: the next call is for another change and succeeds.
  await client.entry.publish({ entryId: 'second' }, await client.entry.get({ entryId: 'second' }));
  const all = await receiver.count(4);
  expect(topicOf(all[3] as Received)).toBe('ContentManagement.Entry.publish');
  const params = { webhookDefinitionId: webhook.sys.id };
  let log = await client.webhook.getManyCallDetails(params);
  while (log.items.length < 4) log = await client.webhook.getManyCallDetails(params);
  expect(log.items.map(({ statusCode, eventType }) => `${eventType} ${statusCode}`)).toEqual([
    'publish 200',
    'unpublish 503',
    'unpublish 429',
    'unpublish 500',
  ]);
  const details = await client.webhook.getCallDetails({
    ...params,
    callId: log.items[0]?.sys.id ?? '',
  });
  expect(details).toMatchObject({ request: { method: 'POST' }, response: { body: 'taken' } });
  expect((await client.webhook.getHealthStatus(params)).calls).toEqual({ total: 4, healthy: 1 });
});

test('webhooks are not retried after a 4xx response', async () => {
  const { client, receiver } = await start([404]);
  await client.entry.unpublish({ entryId: 'first' });
  await receiver.count(1);
  await client.entry.unpublish({ entryId: 'second' });
  const [, next] = await receiver.count(2);
  expect(next?.json().sys.id).toBe('second');
});

test('webhooks are called only for matching topics and filters', async () => {
  const { client, receiver } = await start([], {
    topics: ['Entry.unpublish', 'Asset.*'],
    filters: [{ not: { equals: [{ doc: 'sys.id' }, 'second'] } }],
  });
  await client.entry.unpublish({ entryId: 'second' });
  await client.entry.unpublish({ entryId: 'first' });
  await client.entry.archive({ entryId: 'first' });
  await client.asset.unpublish({ assetId: 'picture' });
  const calls = await receiver.count(2);
  const seen = calls.map((call) => `${topicOf(call) as string} ${call.json().sys.id as string}`);
  expect(seen.sort()).toEqual([
    'ContentManagement.Asset.unpublish picture',
    'ContentManagement.Entry.unpublish first',
  ]);
});

test('webhooks apply transformations and custom headers, and responses do not contain secrets', async () => {
  const { client, receiver, webhook } = await start([], {
    headers: [
      { key: 'Authorization', value: 'token s3cret', secret: true },
      { key: 'X-Site', value: 'one' },
    ],
    transformation: {
      method: 'PUT',
      contentType: 'application/json',
      body: { event_type: 'publish', entry: '{ /payload/sys/id }', text: 'on { /topic }' },
    },
  });
  await client.entry.unpublish({ entryId: 'first' });
  const [call] = await receiver.count(1);
  expect(call).toMatchObject({ method: 'PUT', path: '/hook?site=a%20b' });
  expect(call?.headers).toMatchObject({ authorization: 'token s3cret', 'x-site': 'one' });
  expect(call?.json()).toEqual({
    event_type: 'publish',
    entry: 'first',
    text: 'on ContentManagement.Entry.unpublish',
  });
  const params = { webhookDefinitionId: webhook.sys.id };
  let log = await client.webhook.getManyCallDetails(params);
  while (log.items.length < 1) log = await client.webhook.getManyCallDetails(params);
  const callId = log.items[0]?.sys.id ?? '';
  const shown = [
    await client.webhook.get(params),
    await client.webhook.getCallDetails({ ...params, callId }),
  ];
  expect(JSON.stringify(shown)).not.toContain('s3cret');
  // An update without the secret values keeps them.
  await client.webhook.update(params, { ...(await client.webhook.get(params)), name: 'Renamed' });
  await client.entry.unpublish({ entryId: 'second' });
  const [, next] = await receiver.count(2);
  expect(next?.headers.authorization).toBe('token s3cret');
});

test('a field that is renamed is an event of its content type, not of each entry', async () => {
  const { client, receiver } = await start();
  const params = { contentTypeId: 'person' };
  const type = await client.contentType.get(params);
  const saved = await client.contentType.update(params, {
    ...type,
    fields: type.fields.map((field) =>
      field.id === 'name' ? { ...field, newId: 'fullName' } : field,
    ),
  });
  await client.contentType.publish(params, saved);
  const entry = await client.entry.get({ entryId: 'mara' });
  await client.entry.publish({ entryId: 'mara' }, entry);
  const received = await receiver.count(3);
  expect(received.map(topicOf).sort()).toEqual([
    'ContentManagement.ContentType.publish',
    'ContentManagement.ContentType.save',
    'ContentManagement.Entry.publish',
  ]);
});
