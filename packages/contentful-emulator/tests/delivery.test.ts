import { gunzipSync } from 'node:zlib';
import type { Emulator } from '../src/startEmulator';
import { sendRequest } from './support/sendRequest';
import { cleanUp, makeClient, previewToken, startSmallSpace } from './support/smallSpace';

let server: Emulator;
beforeAll(async () => {
  server = await startSmallSpace();
});
afterAll(cleanUp);

type Fields = Record<string, unknown>;
type Linked = { fields: Fields; sys: { id: string } };

const idsOf = async (query: Record<string, unknown>) => {
  const { items } = await makeClient(server).getEntries(query);
  return items.map(({ sys }) => sys.id).sort();
};

test('the SDK reads the space, its locales, content types and tags', async () => {
  const client = makeClient(server);
  expect((await client.getSpace()).sys.id).toBe('smallspace');
  const locales = await client.getLocales();
  expect(locales.items.map(({ code, fallbackCode }) => [code, fallbackCode])).toEqual([
    ['en', null],
    ['fr', 'en'],
    ['fr-BE', 'fr'],
  ]);
  const types = await client.getContentTypes({ order: 'sys.id' } as object);
  expect(types.items.map(({ sys }) => sys.id)).toEqual(['article', 'company', 'person']);
  const article = await client.getContentType('article');
  expect(article.displayField).toBe('title');
  expect(article.fields.map(({ id }) => id)).not.toContain('notes');
  const tags = await client.getTags();
  expect(tags.items.map(({ sys, name }) => [sys.id, name])).toEqual([['campaign', 'Campaign']]);
  expect((await client.getTag('campaign')).name).toBe('Campaign');
});

test('resolves links in fields and rich text, and keeps unresolvable links', async () => {
  const first = await makeClient(server).getEntry('first', { include: 2 });
  const fields = first.fields as Fields;
  const author = fields.author as Linked;
  expect(author.fields.name).toBe('Mara Oduya');
  expect((author.fields.company as Linked).fields.name).toBe('Talvane');
  expect((fields.image as Linked).fields.title).toBe('Four fields');
  const related = fields.related as (Linked & { sys: { type: string } })[];
  expect(related.map(({ sys }) => [sys.id, sys.type])).toEqual([
    ['second', 'Entry'],
    ['nowhere', 'Link'],
  ]);
  expect(fields).not.toHaveProperty('notes');
  expect(first.metadata.tags[0]?.sys.id).toBe('campaign');
  expect(first.sys).toMatchObject({
    revision: 1,
    publishedVersion: 1,
    locale: 'en',
    createdAt: '2026-01-06T09:00:00.000Z',
    updatedAt: '2026-02-01T10:00:00.000Z',
  });
});

test('reports unresolvable links, including links to drafts, in errors', async () => {
  const { errors } = (
    await sendRequest(server, '/spaces/smallspace/entries?content_type=article&order=sys.id')
  ).json();
  expect(errors).toEqual([
    {
      sys: { id: 'notResolvable', type: 'error' },
      details: { type: 'Link', linkType: 'Entry', id: 'nowhere' },
    },
    {
      sys: { id: 'notResolvable', type: 'error' },
      details: { type: 'Link', linkType: 'Entry', id: 'draft' },
    },
  ]);
});

test('include 0 resolves no links, include 1 one level', async () => {
  const included = async (depth: number) => {
    const response = await sendRequest(
      server,
      `/spaces/smallspace/entries?sys.id=first&include=${depth}`,
    );
    const { includes } = response.json() as { includes?: { Entry: { sys: { id: string } }[] } };
    return includes?.Entry.map(({ sys }) => sys.id).sort();
  };
  expect(await included(0)).toBeUndefined();
  expect(await included(1)).toEqual(['mara', 'second']);
  expect(await included(2)).toEqual(['mara', 'second', 'talvane']);
});

test('reads a locale with its fallbacks; an empty text does not fall back', async () => {
  const titles = async (locale: string) => {
    const { items } = await makeClient(server).getEntries({
      content_type: 'article',
      locale,
      order: ['sys.id'],
    });
    return items.map(({ fields }) => fields.title);
  };
  expect(await titles('fr')).toEqual(['La première question', 'The second question', '']);
  expect(await titles('fr-BE')).toEqual(['La première question', 'The second question', '']);
  const all = await makeClient(server).withAllLocales.getEntry('first');
  expect(all.fields.title).toEqual({ en: 'The first question', fr: 'La première question' });
  expect(all.sys).not.toHaveProperty('locale');
});

test.each<[Record<string, unknown>, string[]]>([
  [{ 'sys.id[in]': 'first,second,gone' }, ['first', 'second']],
  [{ content_type: 'person' }, ['mara']],
  [{ content_type: 'article', 'fields.slug': 'the-second-question' }, ['second']],
  [{ content_type: 'article', 'fields.slug[ne]': 'the-second-question' }, ['first', 'third']],
  [{ content_type: 'article', 'fields.title[match]': 'first quest' }, ['first']],
  [{ content_type: 'article', 'fields.isFeatured': true }, ['first']],
  [{ content_type: 'article', 'fields.isFeatured[exists]': false }, ['third']],
  [{ content_type: 'article', 'fields.views[gte]': 30 }, ['first', 'third']],
  [{ content_type: 'article', 'fields.date[lt]': '2026-02-01' }, ['third']],
  [{ content_type: 'article', 'fields.topics[all]': 'data,course' }, ['first']],
  [{ content_type: 'article', 'fields.topics[nin]': 'data' }, ['second', 'third']],
  [{ content_type: 'article', 'fields.author.sys.id': 'mara' }, ['first', 'second']],
  [{ content_type: 'article', 'fields.author.fields.name': 'Mara Oduya' }, ['first', 'second']],
  [
    {
      content_type: 'article',
      'fields.author.sys.contentType.sys.id': 'person',
      'fields.author.fields.name': 'Mara Oduya',
    },
    ['first', 'second'],
  ],
  [{ content_type: 'article', 'fields.author.sys.contentType.sys.id': 'article' }, []],
  [{ links_to_entry: 'second' }, ['first']],
  [{ links_to_asset: 'picture' }, ['first']],
  [{ query: 'oduya' }, ['mara']],
  [{ 'metadata.tags.sys.id[in]': 'campaign' }, ['first']],
])('finds entries by %j', async (query, ids) => {
  expect(await idsOf(query)).toEqual(ids);
});

test('supports paging, order and select', async () => {
  const client = makeClient(server);
  const page = await client.getEntries({
    content_type: 'article',
    order: ['-fields.views'],
    skip: 1,
    limit: 1,
    select: ['fields.title'],
  });
  expect(page).toMatchObject({ total: 3, skip: 1, limit: 1 });
  expect(page.items[0]).toEqual({
    sys: { id: 'third', type: 'Entry' },
    fields: { title: 'The third question' },
  });
});

test('returns assets with URLs on this server', async () => {
  const { items } = await makeClient(server).getAssets({ order: ['sys.id'] });
  expect(items.map(({ sys }) => sys.id)).toEqual(['empty', 'mark', 'picture', 'report']);
  expect(items[2]?.fields.file?.url).toMatch(
    new RegExp(`^//${server.host}/smallspace/picture/[0-9a-f]{32}/four%20fields\\.png$`),
  );
  const images = await makeClient(server).getAssets({ mimetype_group: 'image' });
  expect(images.total).toBe(2);
});

test('the preview token shows drafts, the delivery token does not', async () => {
  const preview = makeClient(server, { accessToken: previewToken });
  expect((await preview.getEntry('draft')).fields.title).toBe('Not yet');
  await expect(makeClient(server).getEntry('draft')).rejects.toThrow();
  const { total } = await preview.getEntries({ content_type: 'article' });
  expect(total).toBe(4);
});

test('paths work without the environment, and responses are compressed', async () => {
  const path = '/spaces/smallspace/environments/master/entries';
  const plain = await sendRequest(server, path);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'x-contentful-ratelimit-second-limit': '55',
    'x-contentful-ratelimit-reset': '0',
    'x-contentful-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  const short = await sendRequest(server, '/spaces/smallspace/entries', {
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(short.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(short.body).toString()).toBe(plain.body.toString());
});

test('supports CORS preflight requests and the query parameter access_token', async () => {
  const preflight = await sendRequest(server, '/spaces/smallspace/entries', {
    method: 'OPTIONS',
    token: '',
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers['access-control-allow-headers']).toMatch(/Authorization/);
  const queried = await sendRequest(
    server,
    '/spaces/smallspace/entries?access_token=delivery-token',
    {
      token: '',
    },
  );
  expect(queried.status).toBe(200);
});

test('the SDK pages by cursors, forwards and back, without a total', async () => {
  const client = makeClient(server);
  const all = await client.getEntries({ order: ['sys.id'] });
  const ids: string[] = [];
  const seen: string[][] = [];
  let pageNext: string | undefined;
  let last: Awaited<ReturnType<typeof client.getEntriesWithCursor>> | undefined;
  do {
    last = await client.getEntriesWithCursor({
      order: ['sys.id'],
      limit: 2,
      ...(pageNext && { pageNext }),
    });
    expect(last).not.toHaveProperty('total');
    seen.push(last.items.map(({ sys }) => sys.id));
    ids.push(...last.items.map(({ sys }) => sys.id));
    pageNext = last.pages.next;
  } while (pageNext);
  expect(ids).toEqual(all.items.map(({ sys }) => sys.id));
  expect(seen.length).toBeGreaterThan(1);
  const before = await client.getEntriesWithCursor({
    order: ['sys.id'],
    limit: 2,
    ...(last.pages.prev && { pagePrev: last.pages.prev }),
  });
  expect(before.items.map(({ sys }) => sys.id)).toEqual(seen.at(-2));
  const assets = await client.getAssetsWithCursor({ limit: 1 });
  expect(assets.items).toHaveLength(1);
  await expect(client.getEntriesWithCursor({ pageNext: 'made-up' })).rejects.toThrow(
    'no cursor of this query',
  );
});
