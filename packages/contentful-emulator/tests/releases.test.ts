import type { Emulator } from '../src/startEmulator';
import { failure } from './support/managementFailure';
import { makeManagementClient, startManagement } from './support/managementClient';
import { startReceiver, type Received } from './support/receiver';
import { cleanUp, makeFolder, startSmallSpace } from './support/smallSpace';

afterEach(cleanUp);

type Client = ReturnType<typeof makeManagementClient>;

const place = { spaceId: 'smallspace', environmentId: 'master' };
const link = (id: string, linkType: 'Entry' | 'Asset' = 'Entry') => ({
  sys: { type: 'Link' as const, linkType, id },
});
const listOf = (ids: readonly string[]) => ({
  sys: { type: 'Array' as const },
  items: ids.map((id) => link(id)),
});

const newCompanies = ({ store }: Emulator, count: number): string[] => {
  const ids = Array.from({ length: count }, (_, index) => `company-${index}`);
  for (const id of ids) {
    store.put('Entry', { id, contentTypeId: 'company', fields: { name: { en: `Name of ${id}` } } });
  }
  return ids;
};

const newRelease = (client: Client, ids: readonly string[], title = 'Monday') =>
  client.release.create(place, { title, entities: listOf(ids) });

type Version = { releaseId: string; version: number };
type Action = { sys: { id: string; status: string }; error?: { details: { errors: Failed[] } } };
type Failed = { entity: { sys: { id: string } }; error: { sys: { id: string } } };

/** Runs an action and reads it until it has ended. */
const run = async (client: Client, action: 'publish' | 'unpublish', params: Version) => {
  const { sys } = await client.release[action]({ ...place, ...params });
  expect(sys.status).toBe('created');
  const { releaseId } = params;
  for (;;) {
    const ended = await client.releaseAction.get({ ...place, releaseId, actionId: sys.id });
    if (ended.sys.status !== 'created' && ended.sys.status !== 'inProgress') {
      return ended as unknown as Action;
    }
  }
};

const versionOf = ({ sys }: { sys: { id: string; version: number } }): Version => ({
  releaseId: sys.id,
  version: sys.version,
});

describe('releases', () => {
  it('are created, read, found, changed, archived and deleted', async () => {
    const { client } = await startManagement();
    const made = await newRelease(client, ['first']);
    expect(made).toMatchObject({ title: 'Monday', entities: { items: [link('first')] } });
    expect(made.sys).toMatchObject({ type: 'Release', version: 1, status: 'active' });
    await newRelease(client, [], 'Tuesday');
    const found = await client.release.query({
      ...place,
      query: { 'entities.sys.linkType': 'Entry', 'entities.sys.id[in]': 'first,second', limit: 1 },
    });
    expect(found.items.map(({ title }) => title)).toEqual(['Monday']);
    const { pages, items } = await client.release.query({ ...place, query: { limit: 1 } });
    expect([items[0]?.title, pages?.next]).toEqual([
      'Tuesday',
      expect.stringContaining('pageNext'),
    ]);
    const empty = await client.release.query({ ...place, query: { 'entities[exists]': false } });
    expect(empty.items.map(({ title }) => title)).toEqual(['Tuesday']);

    const payload = { title: 'Friday', entities: listOf(['first', 'second']) };
    const saved = await client.release.update({ ...place, ...versionOf(made) }, payload);
    expect(saved).toMatchObject({ title: 'Friday', sys: { version: 2 } });
    expect(
      await failure(client.release.update({ ...place, ...versionOf(made) }, payload)),
    ).toMatchObject({ name: 'VersionMismatch', status: 409 });
    const archived = await client.release.archive({ ...place, ...versionOf(saved) });
    expect(archived.sys).toMatchObject({ status: 'archived', version: 3 });
    expect(
      await failure(client.release.publish({ ...place, ...versionOf(archived) })),
    ).toMatchObject({
      name: 'BadRequest',
    });
    const back = await client.release.unarchive({ ...place, ...versionOf(archived) });
    expect(back.sys).toMatchObject({ status: 'active', version: 4 });
    await client.release.delete({ ...place, releaseId: made.sys.id });
    expect(await failure(client.release.get({ ...place, releaseId: made.sys.id }))).toMatchObject({
      name: 'NotFound',
      status: 404,
    });
  });

  it('have at most 200 entities, all of which exist', async () => {
    const { server, client } = await startManagement();
    const ids = newCompanies(server, 201);
    const refused = await failure(newRelease(client, ids));
    expect(refused).toMatchObject({ name: 'ValidationFailed', status: 422 });
    expect(refused.errors).toMatchObject([{ name: 'size', max: 200, path: ['entities', 'items'] }]);
    expect(await failure(newRelease(client, ['nobody']))).toMatchObject({
      name: 'ValidationFailed',
      errors: [{ error: { sys: { id: 'NotFound' }, details: { sys: { id: 'nobody' } } } }],
    });
  });

  it('publish and unpublish 200 entities at once', async () => {
    const { server, client } = await startManagement();
    const ids = newCompanies(server, 200);
    const made = await newRelease(client, ids);
    const published = () => ids.filter((id) => server.store.get('Entry', id)?.published).length;
    expect((await run(client, 'publish', versionOf(made))).sys.status).toBe('succeeded');
    expect(published()).toBe(200);
    const { sys } = await client.release.get({ ...place, releaseId: made.sys.id });
    expect(sys.lastAction?.sys.linkType).toBe('ReleaseAction');
    expect((await run(client, 'unpublish', versionOf(made))).sys.status).toBe('succeeded');
    expect(published()).toBe(0);
    const actions = await client.releaseAction.queryForRelease({
      ...place,
      releaseId: made.sys.id,
      query: { 'sys.status[in]': 'succeeded', order: 'sys.createdAt' },
    });
    expect(actions.items.map(({ action }) => action as string)).toEqual(['publish', 'unpublish']);
  });

  it('publish nothing if one entity is invalid, and say which', async () => {
    const { server, client } = await startManagement();
    const [good = ''] = newCompanies(server, 1);
    const bad = await client.entry.create({ contentTypeId: 'article' }, { fields: {} });
    const made = await newRelease(client, [good, bad.sys.id]);
    const validation = await client.release.validate({ ...place, releaseId: made.sys.id });
    const validated = await client.releaseAction.get({
      ...place,
      releaseId: made.sys.id,
      actionId: validation.sys.id,
    });
    expect(validated).toMatchObject({ action: 'validate', sys: { status: 'failed' } });
    const { sys, error } = await run(client, 'publish', versionOf(made));
    expect(sys.status).toBe('failed');
    expect(error?.details.errors).toMatchObject([
      { entity: link(bad.sys.id), error: { sys: { id: 'ValidationFailed' } } },
    ]);
    expect(server.store.get('Entry', good)?.published).toBeUndefined();
  });

  it('of version 2 publish some entities and unpublish others', async () => {
    const { server, client } = await startManagement();
    const [id = ''] = newCompanies(server, 1);
    const made = await client.release.create({ ...place, releaseSchemaVersion: 'Release.v2' }, {
      title: 'Both',
      sys: { type: 'Release', schemaVersion: 'Release.v2' },
      entities: {
        sys: { type: 'Array' },
        items: [
          { entity: link(id), action: 'publish' },
          { entity: link('first'), action: 'unpublish' },
        ],
      },
    } as never);
    expect((await run(client, 'publish', versionOf(made))).sys.status).toBe('succeeded');
    expect(server.store.get('Entry', id)?.published).toBeDefined();
    expect(server.store.get('Entry', 'first')?.published).toBeUndefined();
  });

  it('that are published over a time are completed after a restart', async () => {
    const stateFolder = makeFolder();
    const server = await startSmallSpace({ stateFolder });
    const client = makeManagementClient(server);
    const ids = newCompanies(server, 20);
    const made = await newRelease(client, ids);
    server.faults.set({ releaseMilliseconds: 2000 });
    const half = new Promise<void>((resolve) => {
      let count = 0;
      server.store.subscribe(() => {
        count += 1;
        if (count === 5) resolve();
      });
    });
    await client.release.publish({ ...place, ...versionOf(made) });
    expect(await failure(client.release.publish({ ...place, ...versionOf(made) }))).toMatchObject({
      name: 'Conflict',
    });
    await half;
    await server.close();
    const again = await startSmallSpace({ stateFolder });
    for (const id of ids) expect(again.store.get('Entry', id)).toMatchObject({ version: 2 });
    expect(again.store.resources('ReleaseAction')[0]?.body.status).toBe('succeeded');
  });

  it('are published by a scheduled action', async () => {
    const { server, client } = await startManagement();
    const ids = newCompanies(server, 3);
    const made = await newRelease(client, ids);
    const { sys } = await client.scheduledActions.create(
      {},
      {
        action: 'publish',
        entity: { sys: { type: 'Link', linkType: 'Release', id: made.sys.id } },
        environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
        scheduledFor: { datetime: new Date(Date.now() + 200).toISOString() },
      },
    );
    const statusOf = async () =>
      (
        await client.scheduledActions.get({
          scheduledActionId: sys.id,
          environmentId: 'master',
        })
      ).sys.status as string;
    while ((await statusOf()) !== 'succeeded') await new Promise((next) => setTimeout(next, 50));
    for (const id of ids) expect(server.store.get('Entry', id)?.published).toBeDefined();
  });
});

const topicOf = ({ headers }: Received) =>
  String(headers['x-contentful-topic']).replace('ContentManagement.', '');

test('webhooks name the release of an entity, and tell of the release and its actions', async () => {
  const { server, client } = await startManagement();
  const ids = newCompanies(server, 3);
  const receiver = await startReceiver();
  const topics = ['Entry.*', 'Release.*', 'ReleaseAction.*'];
  await client.webhook.create({}, { name: 'All', url: receiver.url, topics, headers: [] });
  const made = await newRelease(client, ids);
  const { sys } = await run(client, 'publish', versionOf(made));
  const calls = await receiver.count(6);
  expect(calls.map(topicOf).sort()).toEqual([
    'Entry.publish',
    'Entry.publish',
    'Entry.publish',
    'Release.create',
    'ReleaseAction.create',
    'ReleaseAction.execute',
  ]);
  const one = (topic: string) => calls.find((call) => topicOf(call) === topic);
  for (const { headers } of calls.filter((call) => topicOf(call) === 'Entry.publish')) {
    expect(headers).toMatchObject({
      'x-contentful-release-id': made.sys.id,
      'x-contentful-release-version': '1',
      'x-contentful-release-action-id': sys.id,
    });
  }
  expect(one('Release.create')?.json()).toMatchObject({ title: 'Monday', entities: listOf(ids) });
  expect(one('ReleaseAction.execute')?.json()).toMatchObject({
    action: 'publish',
    sys: {
      type: 'ReleaseAction',
      id: sys.id,
      status: 'succeeded',
      release: { sys: { linkType: 'Release', id: made.sys.id } },
    },
  });
  const before = receiver.received.length;
  await client.release.archive({ ...place, ...versionOf(made) });
  await client.release.delete({ ...place, releaseId: made.sys.id });
  const after = (await receiver.count(before + 2)).slice(before);
  expect(after.map(topicOf).sort()).toEqual(['Release.archive', 'Release.delete']);
});
