import { Readable } from 'node:stream';
import { makeManagementClient, startManagement as start } from './support/managementClient';
import { failure } from './support/managementFailure';
import { sendRequest } from './support/sendRequest';
import {
  cleanUp,
  makeClient,
  makeFolder,
  managementToken,
  startSmallSpace,
} from './support/smallSpace';

afterEach(cleanUp);

describe('the model', () => {
  it('updates content types with optimistic locking; the delivery API returns the published version', async () => {
    const { server, client } = await start();
    const shape = () => server.contentVersion().slice(0, 16);
    const before = shape();
    const type = await client.contentType.get({ contentTypeId: 'company' });
    type.fields.push({
      id: 'city',
      name: 'City',
      type: 'Symbol',
      localized: false,
      required: false,
    });
    const saved = await client.contentType.update({ contentTypeId: 'company' }, type);
    const fieldsShown = async () =>
      (await makeClient(server).getContentType('company')).fields.map(({ id }) => id);
    expect(await fieldsShown()).toEqual(['name']);
    expect(shape()).toBe(before);
    await client.contentType.publish({ contentTypeId: 'company' }, saved);
    expect(await fieldsShown()).toEqual(['name', 'city']);
    expect(shape()).not.toBe(before);
    expect(
      await failure(client.contentType.update({ contentTypeId: 'company' }, type)),
    ).toMatchObject({ name: 'VersionMismatch' });
    const { controls } = await client.editorInterface.get({ contentTypeId: 'company' });
    expect(controls?.map(({ fieldId }) => fieldId)).toEqual(['name', 'city']);
  });

  it('renames a field by newId in the content type, its control and all entries, once it is published', async () => {
    const { server, client } = await start();
    const params = { contentTypeId: 'person' };
    const { fields: before, sys } = await client.entry.get({ entryId: 'mara' });
    const type = await client.contentType.get(params);
    const renamedTo = (newId: string) => ({
      ...type,
      displayField: 'name',
      fields: type.fields.map((field) => (field.id === 'name' ? { ...field, newId } : field)),
    });
    expect(await failure(client.contentType.update(params, renamedTo('role')))).toMatchObject({
      status: 422,
    });
    const saved = await client.contentType.update(params, renamedTo('fullName'));
    expect((await makeClient(server).getEntry('mara')).fields.name).toBe('Mara Oduya');
    const published = await client.contentType.publish(params, saved);
    expect(published.displayField).toBe('fullName');
    expect(published.fields.map(({ id }) => id)).not.toContain('name');
    const after = await client.entry.get({ entryId: 'mara' });
    expect(after.fields.fullName).toEqual(before.name);
    expect(after.fields).not.toHaveProperty('name');
    expect(after.sys.version).toBe(sys.version);
    const shown = await makeClient(server).getEntry('mara');
    expect(shown.fields.fullName).toBe('Mara Oduya');
    const { controls } = await client.editorInterface.get(params);
    expect(controls?.map(({ fieldId }) => fieldId)).toContain('fullName');
    const isKept = (await makeClient(server).getEntries({
      content_type: 'person',
      'fields.fullName': 'Mara Oduya',
    })) as { total: number };
    expect(isKept.total).toBe(1);
  });

  it('deletes only omitted fields, and rejects unpublishing content types with entries', async () => {
    const { server, client } = await start();
    const params = { contentTypeId: 'person' };
    const type = await client.contentType.get(params);
    const without = { ...type, fields: type.fields.filter(({ id }) => id !== 'role') };
    expect(await failure(client.contentType.update(params, without))).toMatchObject({
      status: 422,
    });
    for (const field of type.fields) if (field.id === 'role') field.omitted = true;
    const omitted = await client.contentType.publish(
      params,
      await client.contentType.update(params, type),
    );
    await client.contentType.publish(
      params,
      await client.contentType.update(params, {
        ...omitted,
        fields: omitted.fields.filter(({ id }) => id !== 'role'),
      }),
    );
    expect((await client.entry.get({ entryId: 'mara' })).fields.role).toBeUndefined();
    expect((await makeClient(server).getEntry('mara')).fields.role).toBeUndefined();
    expect(await failure(client.contentType.unpublish(params))).toMatchObject({ status: 400 });
  });

  it('creates, updates and deletes locales, and rejects unknown fallbacks', async () => {
    const { server, client } = await start();
    const base = { contentManagementApi: true, contentDeliveryApi: true, optional: true };
    const made = await client.locale.create(
      {},
      {
        ...base,
        name: 'Italian',
        code: 'it',
        fallbackCode: 'en',
      },
    );
    const entry = await makeClient(server).getEntry('first', { locale: 'it' });
    expect(entry.fields.title).toBe((await makeClient(server).getEntry('first')).fields.title);
    expect(
      await failure(
        client.locale.update({ localeId: made.sys.id }, { ...made, fallbackCode: 'xx' }),
      ),
    ).toMatchObject({ name: 'ValidationFailed' });
    await client.locale.delete({ localeId: made.sys.id });
    const locales = await client.locale.getMany({});
    expect(locales.items.map(({ code }) => code)).not.toContain('it');
  });

  it('creates and deletes tags; the delivery API returns public ones', async () => {
    const { server, client } = await start();
    await client.tag.createWithId(
      { tagId: 'spring' },
      { name: 'Spring', sys: { visibility: 'public' } },
    );
    const tag = await client.tag.get({ tagId: 'spring' });
    expect(tag).toMatchObject({ name: 'Spring', sys: { visibility: 'public', version: 1 } });
    expect((await makeClient(server).getTag('spring')).name).toBe('Spring');
    await client.tag.delete({ tagId: 'spring', version: tag.sys.version });
    expect(await failure(client.tag.get({ tagId: 'spring' }))).toMatchObject({ status: 404 });
  });

  it('persists changes and uploaded files over a restart', async () => {
    const stateFolder = makeFolder();
    const first = await startSmallSpace({ stateFolder });
    const client = makeManagementClient(first);
    const made = await client.asset.createFromFiles(
      {},
      {
        fields: {
          title: { en: 'Note' },
          description: {},
          file: {
            en: {
              contentType: 'text/plain',
              fileName: 'note.txt',
              file: Readable.from(Buffer.from('kept')),
            },
          },
        },
      },
    );
    const processed = await client.asset.processForAllLocales({}, made, {
      processingCheckWait: 50,
    });
    await client.tag.createWithId(
      { tagId: 'kept' },
      { name: 'Kept', sys: { visibility: 'public' } },
    );
    const version = first.contentVersion();
    await first.close();
    const second = await startSmallSpace({ stateFolder });
    expect(second.contentVersion()).toBe(version);
    expect((await makeManagementClient(second).tag.get({ tagId: 'kept' })).name).toBe('Kept');
    const path = new URL(`https:${processed.fields.file.en?.url ?? ''}`).pathname;
    expect((await sendRequest(second, path)).body.toString()).toBe('kept');
  });
});

describe('access', () => {
  it('requires the management token to read drafts and to write', async () => {
    const { server } = await start();
    for (const accessToken of ['delivery-token', 'preview-token', 'wrong']) {
      const client = makeManagementClient(server, accessToken);
      expect(await failure(client.entry.unpublish({ entryId: 'first' }))).toMatchObject({
        name: 'AccessTokenInvalid',
        status: 401,
      });
    }
    const drafts = await sendRequest(server, '/spaces/smallspace/entries/draft');
    expect(drafts.status).toBe(404);
    expect(server.store.get('Entry', 'first')?.published).toBeDefined();
  });

  it('sends errors in Contentful’s format', async () => {
    const { server } = await start();
    const path = '/spaces/smallspace/environments/master/entries/first';
    const options = { method: 'PUT', token: managementToken, body: { fields: {} } };
    const response = await sendRequest(server, path, options);
    expect(response.status).toBe(409);
    expect(response.json()).toMatchObject({
      sys: { type: 'Error', id: 'VersionMismatch' },
      requestId: response.headers['x-contentful-request-id'],
    });
    expect((await sendRequest(server, `${path}/no/such`, options)).status).toBe(404);
    const other = '/spaces/smallspace/environments/other/entries';
    expect((await sendRequest(server, other, { token: managementToken })).status).toBe(404);
  });
});
