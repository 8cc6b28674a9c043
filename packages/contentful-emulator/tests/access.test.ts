import { makeManagementClient } from './support/managementClient';
import { failure } from './support/managementFailure';
import {
  cleanUp,
  deliveryToken,
  makeClient,
  makeFolder,
  previewToken,
  startSmallSpace,
} from './support/smallSpace';

afterEach(cleanUp);

const spaceId = 'smallspace';

test('the tokens are an API key with its preview key, and read the space', async () => {
  const server = await startSmallSpace();
  const client = makeManagementClient(server);
  const [key] = (await client.apiKey.getMany({})).items;
  expect(key).toMatchObject({ accessToken: deliveryToken, sys: { type: 'ApiKey' } });
  expect(await client.apiKey.get({ apiKeyId: key?.sys.id ?? '' })).toEqual(key);
  const preview = await client.previewApiKey.get({
    spaceId,
    previewApiKeyId: key?.preview_api_key.sys.id ?? '',
  });
  expect(preview.accessToken).toBe(previewToken);
  const reader = makeClient(server, { accessToken: preview.accessToken });
  expect((await reader.getEntry('draft')).sys.id).toBe('draft');
});

test('the only user is the member of the space', async () => {
  const client = makeManagementClient(await startSmallSpace());
  const me = await client.user.getCurrent();
  const { items } = await client.spaceMember.getMany({ spaceId });
  expect(items.map(({ sys, admin }) => [sys.user.sys.id, admin])).toEqual([[me.sys.id, true]]);
});

test('extensions are created, changed, kept over a restart and deleted', async () => {
  const stateFolder = makeFolder();
  const server = await startSmallSpace({ stateFolder });
  const client = makeManagementClient(server);
  const id = { extensionId: 'map' };
  const extension = { name: 'Map', fieldTypes: [], sidebar: false };
  const made = await client.extension.createWithId(id, {
    extension: { ...extension, srcdoc: '<p>Map' },
  });
  expect(made.sys).toMatchObject({ type: 'Extension', version: 1 });
  expect(made.sys.srcdocSha256).toHaveLength(64);
  const changed = await client.extension.update(id, {
    ...made,
    extension: { ...made.extension, name: 'World map' },
  });
  expect(changed.sys.version).toBe(2);
  expect(await failure(client.extension.update(id, made))).toMatchObject({
    name: 'VersionMismatch',
  });
  await server.close();
  const again = makeManagementClient(await startSmallSpace({ stateFolder }));
  const { items } = await again.extension.getMany({});
  expect(items.map(({ extension: { name } }) => name)).toEqual(['World map']);
  await again.extension.delete(id);
  expect(await failure(again.extension.get(id))).toMatchObject({ name: 'NotFound' });
});
