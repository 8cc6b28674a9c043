import { readFileSync } from 'node:fs';
import { Agent } from 'node:https';
import { createClient } from 'contentful';
import type { Emulator } from '../src/startEmulator';
import { makeManagementClient, startManagement } from './support/managementClient';
import { failure } from './support/managementFailure';
import { startReceiver } from './support/receiver';
import { cleanUp, deliveryToken, makeFolder, startSmallSpace } from './support/smallSpace';

afterEach(cleanUp);

type Client = ReturnType<typeof makeManagementClient>;

const deliveryOf = (server: Emulator, environment?: string) =>
  createClient({
    space: 'smallspace',
    ...(environment && { environment }),
    accessToken: deliveryToken,
    host: server.host,
    httpsAgent: new Agent({ ca: readFileSync(server.certificateAuthorityFile) }),
  });
const titleIn = async (server: Emulator, environment?: string) =>
  (await deliveryOf(server, environment).getEntry('second')).fields.title;

const copy = (client: Client, environmentId: string, sourceEnvironmentId = 'master') =>
  client.environment.createWithId(
    { spaceId: 'smallspace', environmentId, sourceEnvironmentId },
    { name: environmentId },
  );

const publishTitle = async (client: Client, environmentId: string, title: string) => {
  const params = { entryId: 'second', environmentId };
  const entry = await client.entry.get(params);
  const saved = await client.entry.update(params, {
    ...entry,
    fields: { ...entry.fields, title: { en: title } },
  });
  await client.entry.publish(params, saved);
};

const aliasTo = (id: string) => ({
  environment: { sys: { type: 'Link' as const, linkType: 'Environment' as const, id } },
});

describe('environments', () => {
  it('are copies that change apart from each other, and outlive a restart', async () => {
    const stateFolder = makeFolder();
    const server = await startSmallSpace({ stateFolder });
    const client = makeManagementClient(server);
    await publishTitle(client, 'master', 'Before the copy');
    const made = await copy(client, 'staging');
    expect(made.sys).toMatchObject({ id: 'staging', status: { sys: { id: 'ready' } } });
    await publishTitle(client, 'staging', 'In the copy');
    await copy(client, 'second-copy', 'staging');
    await publishTitle(client, 'master', 'In master');
    await server.close();
    const again = await startSmallSpace({ stateFolder });
    expect(await titleIn(again)).toBe('In master');
    expect(await titleIn(again, 'staging')).toBe('In the copy');
    expect(await titleIn(again, 'second-copy')).toBe('In the copy');
    const { items } = await makeManagementClient(again).environment.getMany({});
    expect(items.map(({ sys }) => sys.id).sort()).toEqual(['master', 'second-copy', 'staging']);
  });

  it('are deleted, unless an alias targets them', async () => {
    const { server, client } = await startManagement();
    await copy(client, 'staging');
    const alias = { environmentAliasId: 'preview' };
    await client.environmentAlias.createWithId(alias, aliasTo('staging'));
    expect(await failure(client.environment.delete({ environmentId: 'staging' }))).toMatchObject({
      name: 'Conflict',
    });
    await client.environmentAlias.delete(alias);
    await client.environment.delete({ environmentId: 'staging' });
    await expect(titleIn(server, 'staging')).rejects.toThrow(/NotFound|404/);
    expect(await failure(copy(client, 'other', 'nowhere'))).toMatchObject({ name: 'NotFound' });
  });
});

describe('an environment alias', () => {
  it('is read as an environment, and switched back and forth, with webhooks of each switch', async () => {
    const stateFolder = makeFolder();
    const server = await startSmallSpace({ stateFolder });
    const client = makeManagementClient(server);
    await copy(client, 'release-2');
    await publishTitle(client, 'release-2', 'Release two');
    const receiver = await startReceiver();
    const topics = ['EnvironmentAlias.*', 'Entry.publish'];
    await client.webhook.create({}, { name: 'Alias', url: receiver.url, topics, headers: [] });
    const params = { environmentAliasId: 'master' };
    const made = await client.environmentAlias.createWithId(params, aliasTo('release-2'));
    expect(await titleIn(server)).toBe('Release two');
    expect(await titleIn(server, 'master')).toBe('Release two');
    const { items } = await client.environment.getMany({});
    const first = items.map(({ sys }) => sys.id).find((id) => id.startsWith('master-')) ?? '';
    expect(await titleIn(server, first)).toBe('The second question');

    await client.environmentAlias.update(params, { ...made, ...aliasTo(first) });
    expect(await titleIn(server)).toBe('The second question');
    const current = await client.environmentAlias.get(params);
    expect(current.environment.sys.id).toBe(first);
    const stale = client.environmentAlias.update(params, { ...made, ...aliasTo(first) });
    expect(await failure(stale)).toMatchObject({ name: 'VersionMismatch' });
    const nowhere = client.environmentAlias.update(params, { ...current, ...aliasTo('nowhere') });
    expect(await failure(nowhere)).toMatchObject({ name: 'ValidationFailed' });

    const calls = await receiver.count(2);
    expect(calls.map(({ headers }) => headers['x-contentful-topic']).sort()).toEqual([
      'ContentManagement.EnvironmentAlias.create',
      'ContentManagement.EnvironmentAlias.save',
    ]);
    expect(calls[0]?.json()).toMatchObject({ sys: { type: 'EnvironmentAlias', id: 'master' } });
    // Events of the target name the alias; those of an environment without alias call no webhook without filters.
    await publishTitle(client, 'release-2', 'Quietly');
    await publishTitle(client, 'master', 'Through the alias');
    const [, , published] = await receiver.count(3);
    expect(published?.json()).toMatchObject({
      sys: { environment: { sys: { id: 'master' } } },
      fields: { title: { en: 'Through the alias' } },
    });
    await server.close();
    const again = await startSmallSpace({ stateFolder });
    expect(await titleIn(again)).toBe('Through the alias');
    expect(await titleIn(again, 'release-2')).toBe('Quietly');
  });

  it('makes clients sync from the start after a switch', async () => {
    const { server, client } = await startManagement();
    const { nextSyncToken } = await deliveryOf(server).sync({ initial: true });
    await copy(client, 'release-2');
    await client.environmentAlias.createWithId(
      { environmentAliasId: 'master' },
      aliasTo('release-2'),
    );
    await expect(deliveryOf(server).sync({ nextSyncToken: nextSyncToken ?? '' })).rejects.toThrow(
      /400/,
    );
    const { entries } = await deliveryOf(server).sync({ initial: true });
    expect(entries.length).toBeGreaterThan(0);
  });
});
