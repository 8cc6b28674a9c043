import { makeManagementClient } from './support/managementClient';
import { failure } from './support/managementFailure';
import { cleanUp, makeFolder, startSmallSpace } from './support/smallSpace';

afterEach(cleanUp);

type Client = ReturnType<typeof makeManagementClient>;

const params = { entryId: 'second' };

const publishTitle = async (client: Client, title: string) => {
  const entry = await client.entry.get(params);
  const saved = await client.entry.update(params, {
    ...entry,
    fields: { ...entry.fields, title: { en: title } },
  });
  return client.entry.publish(params, saved);
};

test('each publish of an entry makes a snapshot, which outlives drafts and a restart', async () => {
  const stateFolder = makeFolder();
  const server = await startSmallSpace({ stateFolder });
  const client = makeManagementClient(server);
  await publishTitle(client, 'First');
  const published = await publishTitle(client, 'Second');
  await client.entry.update(params, {
    ...published,
    fields: { ...published.fields, title: { en: 'Draft' } },
  });
  await server.close();
  const again = makeManagementClient(await startSmallSpace({ stateFolder }));
  const { items, total } = await again.snapshot.getManyForEntry(params);
  expect(total).toBe(3);
  const titles = items.map(({ snapshot }) => (snapshot.fields as Record<string, unknown>).title);
  expect(titles).toEqual([{ en: 'Second' }, { en: 'First' }, { en: 'The second question' }]);
  const [newest, before] = items;
  expect(newest?.sys).toMatchObject({ snapshotType: 'publish', snapshotEntityType: 'Entry' });
  expect(newest?.snapshot).not.toHaveProperty('metadata');
  const snapshotId = before?.sys.id ?? '';
  const one = await again.snapshot.getForEntry({ ...params, snapshotId });
  expect(one).toEqual(before);
  const { items: page } = await again.snapshot.getManyForEntry({
    ...params,
    query: { limit: 1, skip: 1 },
  });
  expect(page).toEqual([before]);
  expect(
    await failure(again.snapshot.getForEntry({ ...params, snapshotId: 'none' })),
  ).toMatchObject({
    name: 'NotFound',
  });
});

test('each publish of a content type makes a snapshot', async () => {
  const client = makeManagementClient(await startSmallSpace());
  const id = { contentTypeId: 'company' };
  const type = await client.contentType.get(id);
  const saved = await client.contentType.update(id, { ...type, name: 'Firm' });
  await client.contentType.publish(id, saved);
  const { items } = await client.snapshot.getManyForContentType(id);
  expect(items.map(({ snapshot }) => snapshot.name)).toEqual(['Firm', 'Company']);
  const snapshotId = items[1]?.sys.id ?? '';
  const before = await client.snapshot.getForContentType({ ...id, snapshotId });
  expect(before.snapshot.fields.map((field) => field.id)).toEqual(
    type.fields.map((field) => field.id),
  );
  expect(before.sys.snapshotEntityType).toBe('ContentType');
});

test('environments other than the default one have no snapshots, until the default alias targets them', async () => {
  const client = makeManagementClient(await startSmallSpace());
  const target = { environmentId: 'staging' };
  await client.environment.createWithId(
    { ...target, sourceEnvironmentId: 'master' },
    { name: 'staging' },
  );
  expect((await client.snapshot.getManyForEntry({ ...params, ...target })).items).toEqual([]);
  await client.environmentAlias.createWithId(
    { environmentAliasId: 'master' },
    { environment: { sys: { type: 'Link', linkType: 'Environment', id: 'staging' } } },
  );
  await publishTitle(client, 'By the alias');
  const { items } = await client.snapshot.getManyForEntry(params);
  expect(items[0]?.snapshot.fields).toMatchObject({ title: { en: 'By the alias' } });
});
