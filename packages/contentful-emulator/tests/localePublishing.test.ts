import { readFileSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:https';
import { join } from 'node:path';
import { createClient } from 'contentful';
import type { Emulator } from '../src/startEmulator';
import { makeManagementClient } from './support/managementClient';
import { failure } from './support/managementFailure';
import { startReceiver } from './support/receiver';
import {
  cleanUp,
  deliveryToken,
  makeClient,
  makeFolder,
  smallExportFile,
  startSmallSpace,
} from './support/smallSpace';

afterEach(cleanUp);

type Client = ReturnType<typeof makeManagementClient>;

const params = { entryId: 'second' };

/** A client that asks for published locales only. */
const strictClient = (server: Emulator) =>
  createClient({
    space: 'smallspace',
    accessToken: deliveryToken,
    host: server.host,
    headers: { 'X-Contentful-Locale-Based-Publishing': 'true' },
    httpsAgent: new Agent({ ca: readFileSync(server.certificateAuthorityFile) }),
  });

const titleIn = async (server: Emulator, locale: string) =>
  (await makeClient(server).getEntry('second', { locale })).fields.title;

const saveTitles = async (client: Client, title: Record<string, string>) => {
  const entry = await client.entry.get(params);
  return client.entry.update(params, { ...entry, fields: { ...entry.fields, title } });
};

const statusOf = async (client: Client) => (await client.entry.get(params)).sys.fieldStatus?.['*'];

describe('a published locale', () => {
  it('goes live without the drafts of other locales, and outlives a restart', async () => {
    const stateFolder = makeFolder();
    const server = await startSmallSpace({ stateFolder });
    const client = makeManagementClient(server);
    const before = await titleIn(server, 'en');
    const saved = await saveTitles(client, { en: 'English draft', fr: 'En français' });
    const published = await client.entry.publish({ ...params, locales: ['fr'] }, saved);
    expect(published.fields.title).toEqual({ en: 'English draft', fr: 'En français' });
    expect(published.sys.fieldStatus?.['*']).toEqual({
      en: 'changed',
      fr: 'published',
      'fr-BE': 'published',
    });
    await server.close();
    const again = await startSmallSpace({ stateFolder });
    expect(await titleIn(again, 'fr')).toBe('En français');
    expect(await titleIn(again, 'fr-BE')).toBe('En français');
    expect(await titleIn(again, 'en')).toBe(before);
    const later = makeManagementClient(again);
    await later.entry.publish(params, await later.entry.get(params));
    expect(await titleIn(again, 'en')).toBe('English draft');
    expect(await statusOf(later)).toEqual({
      en: 'published',
      fr: 'published',
      'fr-BE': 'published',
    });
  });

  it('reaches sync and webhooks as one change of the entry', async () => {
    const server = await startSmallSpace();
    const client = makeManagementClient(server);
    const receiver = await startReceiver();
    await client.webhook.create(
      {},
      { name: 'site', url: receiver.url, topics: ['Entry.*'], headers: [], filters: [] },
    );
    const { nextSyncToken } = await makeClient(server).sync({ initial: true });
    const saved = await saveTitles(client, { en: 'English draft', fr: 'En français' });
    await client.entry.publish({ ...params, locales: ['fr'] }, saved);
    const { entries } = await makeClient(server).sync({ nextSyncToken });
    expect(entries.map(({ sys, fields }) => [sys.id, fields.title])).toEqual([
      ['second', { en: 'The second question', fr: 'En français' }],
    ]);
    const published = (await receiver.count(2)).find(
      ({ headers }) => headers['x-contentful-topic'] === 'ContentManagement.Entry.publish',
    );
    expect(published?.json().fields?.title).toEqual({
      en: 'The second question',
      fr: 'En français',
    });
  });

  it('is unpublished alone; the last one unpublishes the entry', async () => {
    const server = await startSmallSpace();
    const client = makeManagementClient(server);
    const saved = await saveTitles(client, { en: 'English', fr: 'En français' });
    const all = await client.entry.publish(params, saved);
    const one = await client.entry.unpublish({ ...params, locales: ['fr', 'fr-BE'] }, all);
    expect(one.sys.fieldStatus?.['*']).toEqual({ en: 'published', fr: 'draft', 'fr-BE': 'draft' });
    expect(await titleIn(server, 'fr')).toBe('English');
    await expect(strictClient(server).getEntry('second', { locale: 'fr' })).rejects.toThrow(
      'could not be found',
    );
    const none = await client.entry.unpublish({ ...params, locales: ['en'] }, one);
    expect(none.sys.publishedVersion).toBeUndefined();
    await expect(titleIn(server, 'en')).rejects.toThrow('could not be found');
  });

  it('is validated alone', async () => {
    const server = await startSmallSpace();
    const client = makeManagementClient(server);
    const saved = await saveTitles(client, { fr: 'En français' });
    expect(
      await failure(client.entry.publish({ ...params, locales: ['en'] }, saved)),
    ).toMatchObject({
      name: 'ValidationFailed',
      errors: [{ name: 'required', path: ['fields', 'title', 'en'] }],
    });
    await client.entry.publish({ ...params, locales: ['fr'] }, saved);
    expect(await titleIn(server, 'fr')).toBe('En français');
    expect(
      await failure(
        client.entry.publish({ ...params, locales: ['nl'] }, await client.entry.get(params)),
      ),
    ).toMatchObject({ name: 'BadRequest' });
  });
});

test('with X-Contentful-Locale-Based-Publishing, lists leave out entries whose locale is a draft', async () => {
  const server = await startSmallSpace();
  const client = makeManagementClient(server);
  const entry = await client.entry.get(params);
  await client.entry.unpublish({ ...params, locales: ['fr'] }, entry);
  const ids = async (reader: ReturnType<typeof strictClient>, locale: string) =>
    (await reader.getEntries({ content_type: 'article', locale })).items.map(({ sys }) => sys.id);
  const strict = strictClient(server);
  expect(await ids(strict, 'en')).toContain('second');
  expect(await ids(strict, 'fr')).not.toContain('second');
  expect(await ids(strict, 'fr')).toContain('first');
  expect(await ids(makeClient(server), 'fr')).toContain('second');
});

test('assets and bulk actions publish single locales too', async () => {
  const server = await startSmallSpace();
  const client = makeManagementClient(server);
  const saved = await saveTitles(client, { en: 'English draft', fr: 'En français' });
  const master = { spaceId: 'smallspace', environmentId: 'master' };
  const action = await client.bulkAction.publishV2(master, {
    action: 'publish',
    entities: [
      {
        entity: {
          sys: { type: 'Link', linkType: 'Entry', id: 'second', version: saved.sys.version },
        },
        add: { fields: { '*': ['fr'] } },
      },
    ],
  });
  expect(
    (await client.bulkAction.getV2({ ...master, bulkActionId: action.sys.id })).sys.status,
  ).toBe('succeeded');
  expect(await titleIn(server, 'fr')).toBe('En français');
  expect(await titleIn(server, 'en')).toBe('The second question');
  const { items } = await client.asset.getMany({});
  const [asset] = items.filter(({ sys }) => sys.publishedVersion);
  if (!asset) throw new Error('the small space has no published asset');
  const assetId = asset.sys.id;
  const partly = await client.asset.unpublish({ assetId, locales: ['fr'] }, asset);
  expect(partly.sys.fieldStatus?.['*']).toMatchObject({ en: 'published', fr: 'draft' });
});

test('an export file says which locales are published', async () => {
  const folder = makeFolder();
  const space = JSON.parse(readFileSync(smallExportFile, 'utf8')) as {
    entries: { sys: { id: string; fieldStatus?: object }; fields: Record<string, object> }[];
  };
  const second = space.entries.find(({ sys }) => sys.id === 'second');
  if (!second) throw new Error('the fixture has lost its entry');
  second.sys.fieldStatus = { '*': { en: 'published', fr: 'draft', 'fr-BE': 'draft' } };
  second.fields.title = { en: 'In English', fr: 'Pas encore' };
  const exportFile = join(folder, 'export.json');
  writeFileSync(exportFile, JSON.stringify(space));
  const server = await startSmallSpace({ exportFile });
  expect(await titleIn(server, 'fr')).toBe('In English');
  expect(await statusOf(makeManagementClient(server))).toEqual({
    en: 'published',
    fr: 'draft',
    'fr-BE': 'draft',
  });
});
