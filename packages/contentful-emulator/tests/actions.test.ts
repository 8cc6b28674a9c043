import { makeManagementClient } from './support/managementClient';
import { cleanUp, startSmallSpace } from './support/smallSpace';

afterEach(cleanUp);

type Client = ReturnType<typeof makeManagementClient>;

const start = async () => {
  const server = await startSmallSpace();
  return { server, client: makeManagementClient(server) };
};

const place = { spaceId: 'smallspace', environmentId: 'master' };
const link = (id: string, version?: number) => ({
  sys: { type: 'Link' as const, linkType: 'Entry' as const, id, version: version as number },
});

const outcome = (client: Client, bulkActionId: string) =>
  client.bulkAction.get({ bulkActionId } as never) as unknown as Promise<{
    sys: { status: string };
    error?: { details: { errors: { entity: { sys: { id: string } } }[] } };
  }>;

describe('bulk actions', () => {
  const newCompany = (client: Client, name?: string) =>
    client.entry.create(
      { contentTypeId: 'company' },
      { fields: name ? { name: { en: name } } : {} },
    );

  it('publish and unpublish several entries', async () => {
    const { server, client } = await start();
    const made = [await newCompany(client, 'One'), await newCompany(client, 'Two')];
    const items = made.map(({ sys }) => link(sys.id, sys.version));
    const action = await client.bulkAction.publish(place, {
      entities: { sys: { type: 'Array' }, items },
    });
    expect((await outcome(client, action.sys.id)).sys.status).toBe('succeeded');
    for (const { sys } of made) expect(server.store.get('Entry', sys.id)?.published).toBeDefined();
    const gone = await client.bulkAction.unpublish(place, {
      entities: { sys: { type: 'Array' }, items: items.map(({ sys }) => link(sys.id)) },
    });
    expect((await outcome(client, gone.sys.id)).sys.status).toBe('succeeded');
    for (const { sys } of made)
      expect(server.store.get('Entry', sys.id)?.published).toBeUndefined();
  });

  it('publish nothing if one entry is invalid, and report which', async () => {
    const { server, client } = await start();
    const [good, stale] = [await newCompany(client, 'Good'), await newCompany(client, 'Stale')];
    const items = [link(good.sys.id, 1), link(stale.sys.id, 7), link('nobody', 1)];
    const entities = { sys: { type: 'Array' as const }, items };
    const action = await client.bulkAction.publish(place, { entities });
    const { sys, error } = await outcome(client, action.sys.id);
    expect(sys.status).toBe('failed');
    expect(error?.details.errors.map(({ entity }) => entity.sys.id)).toEqual([
      stale.sys.id,
      'nobody',
    ]);
    expect(server.store.get('Entry', good.sys.id)?.published).toBeUndefined();
  });
});

describe('scheduled actions', () => {
  const schedule = (client: Client, id: string, inMilliseconds: number) =>
    client.scheduledActions.create(
      {},
      {
        action: 'unpublish',
        entity: { sys: { type: 'Link', linkType: 'Entry', id } },
        environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
        scheduledFor: { datetime: new Date(Date.now() + inMilliseconds).toISOString() },
      },
    );

  it('run at their scheduled time', async () => {
    const { server, client } = await start();
    const changed = new Promise<string>((resolve) => {
      server.store.subscribe(({ action, id }) => resolve(`${action} ${id}`));
    });
    const { sys } = await schedule(client, 'first', 300);
    expect(sys.status).toBe('scheduled');
    expect(await changed).toBe('unpublish first');
    const { items } = await client.scheduledActions.getMany({
      query: { 'environment.sys.id': 'master', 'sys.status': 'succeeded' },
    });
    expect(items.map((item) => item.sys.id)).toEqual([sys.id]);
  });

  it('can be canceled, and reject past dates and unknown entries', async () => {
    const { server, client } = await start();
    const { sys } = await schedule(client, 'second', 600_000);
    const canceled = await client.scheduledActions.delete({
      scheduledActionId: sys.id,
      environmentId: 'master',
    });
    expect((canceled as { sys: { status: string } }).sys.status).toBe('canceled');
    await expect(schedule(client, 'second', -1000)).rejects.toThrow(/future/);
    await expect(schedule(client, 'nobody', 1000)).rejects.toThrow(/does not exist/);
    expect(server.store.get('Entry', 'second')?.published).toBeDefined();
  });
});
