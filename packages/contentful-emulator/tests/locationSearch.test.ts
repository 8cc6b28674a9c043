import { makeManagementClient } from './support/managementClient';
import { cleanUp, makeClient, startSmallSpace } from './support/smallSpace';

const places = {
  paris: [48.8566, 2.3522],
  brussels: [50.8503, 4.3517],
  lisbon: [38.7223, -9.1393],
  suva: [-18.1416, 178.4419],
  apia: [-13.8333, -171.7667],
} as const;

let find: (query: Record<string, string>) => Promise<string[]>;

beforeAll(async () => {
  const server = await startSmallSpace();
  const client = makeManagementClient(server);
  const contentTypeId = 'place';
  const field = (id: string, type: string) => ({
    id,
    name: id,
    type,
    localized: false,
    required: false,
  });
  const fields = [field('name', 'Symbol'), field('center', 'Location')];
  const type = await client.contentType.createWithId(
    { contentTypeId },
    { name: 'Place', displayField: 'name', fields },
  );
  await client.contentType.publish({ contentTypeId }, type);
  for (const [entryId, [lat, lon]] of Object.entries(places)) {
    const entry = await client.entry.createWithId(
      { entryId, contentTypeId },
      { fields: { name: { en: entryId }, center: { en: { lat, lon } } } },
    );
    await client.entry.publish({ entryId }, entry);
  }
  const nowhere = await client.entry.createWithId(
    { entryId: 'nowhere-yet', contentTypeId },
    { fields: { name: { en: 'nowhere' } } },
  );
  await client.entry.publish({ entryId: 'nowhere-yet' }, nowhere);
  find = async (query) =>
    (await makeClient(server).getEntries({ content_type: contentTypeId, ...query })).items.map(
      ({ sys }) => sys.id,
    );
});
afterAll(cleanUp);

test('near sorts by distance, across the 180th meridian too; entries without a location are left out', async () => {
  expect(await find({ 'fields.center[near]': '50.63,3.06' })).toEqual([
    'brussels',
    'paris',
    'lisbon',
    'apia',
    'suva',
  ]);
  const [first, second] = await find({ 'fields.center[near]': '-14,179.9' });
  expect([first, second]).toEqual(['suva', 'apia']);
});

test('within takes a circle with a radius in kilometres', async () => {
  // Paris is 264 km from Brussels.
  const within = (radius: number) => find({ 'fields.center[within]': `50.8503,4.3517,${radius}` });
  expect(await within(260)).toEqual(['brussels']);
  expect((await within(270)).sort()).toEqual(['brussels', 'paris']);
});

test('within takes a box by its bottom left and top right corner', async () => {
  expect((await find({ 'fields.center[within]': '48,2,51,5' })).sort()).toEqual([
    'brussels',
    'paris',
  ]);
  expect((await find({ 'fields.center[within]': '-20,170,-10,-170' })).sort()).toEqual([
    'apia',
    'suva',
  ]);
});

test('near and within together: the nearest in an area', async () => {
  const query = { 'fields.center[near]': '38.7,-9.1', 'fields.center[within]': '38,-10,52,6' };
  expect(await find(query)).toEqual(['lisbon', 'paris', 'brussels']);
  expect(await find({ ...query, order: '-fields.name' })).toEqual(['paris', 'lisbon', 'brussels']);
});

test.each([
  ['fields.center[near]', '48'],
  ['fields.center[within]', '1,2'],
  ['fields.center[within]', '91,0,92,1'],
  ['fields.name[near]', '1,2'],
])('rejects %s=%s with 400', async (name, value) => {
  await expect(find({ [name]: value })).rejects.toThrow(/invalid/);
});
