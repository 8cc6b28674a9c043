import { Readable } from 'node:stream';
import type { ContentFields } from 'contentful-management';
import sharp from 'sharp';
import type { makeManagementClient } from './support/managementClient';
import { startManagement as start } from './support/managementClient';
import { failure } from './support/managementFailure';
import { sendRequest } from './support/sendRequest';
import { cleanUp, makeClient } from './support/smallSpace';

afterEach(cleanUp);

describe('entries', () => {
  it('are listed as they were published, without drafts, also page by page', async () => {
    const { client } = await start();
    const params = { entryId: 'mara' };
    const before = await client.entry.get(params);
    const name = { en: 'Mara in a draft' };
    await client.entry.update(params, { ...before, fields: { ...before.fields, name } });
    await client.entry.createWithId(
      { contentTypeId: 'company', entryId: 'never-published' },
      { fields: { name: { en: 'Draft' } } },
    );
    const published = await client.entry.getPublished({ query: { limit: 1000 } });
    const ids = published.items.map(({ sys }) => sys.id);
    expect(ids).not.toContain('never-published');
    expect(published.items.find(({ sys }) => sys.id === 'mara')?.fields.name).toEqual(
      before.fields.name,
    );
    const pages: string[] = [];
    let pageNext: string | undefined;
    do {
      const page = await client.entry.getManyWithCursor({
        query: pageNext ? { limit: 2, pageNext } : { limit: 2 },
      });
      pages.push(...page.items.map(({ sys }) => sys.id));
      pageNext = page.pages?.next;
    } while (pageNext);
    expect(pages).toContain('never-published');
    expect(new Set(pages).size).toBe(pages.length);
    expect((await client.asset.getPublished({ query: {} })).items.length).toBeGreaterThan(0);
  });

  it('are created with and without an id, updated, published and returned by the delivery API', async () => {
    const { server, client } = await start();
    const made = await client.entry.create(
      { contentTypeId: 'company' },
      { fields: { name: { en: 'Norde' } } },
    );
    expect(made.sys).toMatchObject({ version: 1, contentType: { sys: { id: 'company' } } });
    const named = await client.entry.createWithId(
      { contentTypeId: 'company', entryId: 'meren' },
      { fields: { name: { en: 'Meren' } } },
    );
    named.fields.name.en = 'Meren Group';
    const changed = await client.entry.update({ entryId: 'meren' }, named);
    expect(changed.sys.version).toBe(2);
    const published = await client.entry.publish({ entryId: 'meren' }, changed);
    expect(published.sys).toMatchObject({ version: 3, publishedVersion: 2, publishedCounter: 1 });
    const shown = await makeClient(server).getEntry('meren');
    expect(shown.fields).toEqual({ name: 'Meren Group' });
  });

  it('reject an update of an outdated version', async () => {
    const { client } = await start();
    const [mine, yours] = [
      await client.entry.get({ entryId: 'first' }),
      await client.entry.get({ entryId: 'first' }),
    ];
    mine.fields.title.en = 'Mine';
    yours.fields.title.en = 'Yours';
    await client.entry.update({ entryId: 'first' }, mine);
    expect(await failure(client.entry.update({ entryId: 'first' }, yours))).toMatchObject({
      name: 'VersionMismatch',
      status: 409,
    });
    expect(await failure(client.entry.publish({ entryId: 'first' }, yours))).toMatchObject({
      name: 'VersionMismatch',
    });
    expect((await client.entry.get({ entryId: 'first' })).fields.title.en).toBe('Mine');
  });

  it('support JSON Patch', async () => {
    const { client } = await start();
    const { sys } = await client.entry.get({ entryId: 'first' });
    const patched = await client.entry.patch({ entryId: 'first', version: sys.version }, [
      { op: 'replace', path: '/fields/title/en', value: 'Patched' },
      { op: 'remove', path: '/fields/title/fr' },
    ]);
    expect(patched.fields.title).toEqual({ en: 'Patched' });
    expect(
      await failure(
        client.entry.patch({ entryId: 'first', version: patched.sys.version }, [
          { op: 'remove', path: '/fields/nothing/en' },
        ]),
      ),
    ).toMatchObject({ status: 422 });
  });

  it('follow Contentful’s rules for unpublish, archive, unarchive and delete', async () => {
    const { client } = await start();
    const params = { entryId: 'second' };
    expect(await failure(client.entry.archive(params))).toMatchObject({ status: 400 });
    expect(await failure(client.entry.delete(params))).toMatchObject({ status: 400 });
    await client.entry.unpublish(params);
    const archived = await client.entry.archive(params);
    expect(archived.sys).toMatchObject({ archivedVersion: archived.sys.version - 1 });
    expect(archived.sys.publishedVersion).toBeUndefined();
    expect(await failure(client.entry.publish(params, archived))).toMatchObject({ status: 400 });
    expect(await failure(client.entry.update(params, archived))).toMatchObject({ status: 400 });
    const restored = await client.entry.unarchive(params);
    expect(restored.sys.archivedVersion).toBeUndefined();
    await client.entry.delete(params);
    expect(await failure(client.entry.get(params))).toMatchObject({
      name: 'NotFound',
      status: 404,
    });
  });

  it('can be queried, including drafts, with the delivery API’s operators', async () => {
    const { client } = await start();
    const ids = async (query: Record<string, unknown>) =>
      (await client.entry.getMany({ query })).items.map(({ sys }) => sys.id).sort();
    expect(await ids({})).toHaveLength(6);
    expect(await ids({ content_type: 'article', 'sys.publishedVersion[exists]': false })).toEqual([
      'draft',
    ]);
    expect(await ids({ 'sys.id[in]': 'first,mara' })).toEqual(['first', 'mara']);
    expect(await ids({ links_to_entry: 'mara' })).toContain('first');
    const page = await client.entry.getMany({ query: { limit: 2, order: 'sys.id' } });
    expect(page).toMatchObject({ total: 6, limit: 2, skip: 0 });
  });

  it('reject unknown content types, fields and locales, and values of the wrong type', async () => {
    const { client } = await start();
    const create = (contentTypeId: string, fields: Record<string, Record<string, unknown>>) =>
      client.entry.create({ contentTypeId }, { fields });
    for (const [type, fields] of [
      ['nothing', {}],
      ['company', { nothing: { en: 'x' } }],
      ['company', { name: { xx: 'x' } }],
      ['company', { name: { en: 3 } }],
    ] as const) {
      expect(await failure(create(type, fields))).toMatchObject({ status: 422 });
    }
  });
});

describe('publishing', () => {
  const fields = [
    { id: 'title', name: 'Title', type: 'Symbol', localized: true, required: true },
    {
      id: 'slug',
      name: 'Slug',
      type: 'Symbol',
      validations: [{ unique: true }, { regexp: { pattern: '^[a-z-]+$' } }],
    },
    { id: 'kind', name: 'Kind', type: 'Symbol', validations: [{ in: ['news', 'event'] }] },
    { id: 'count', name: 'Count', type: 'Integer', validations: [{ range: { min: 1, max: 5 } }] },
    {
      id: 'people',
      name: 'People',
      type: 'Array',
      validations: [{ size: { max: 1 } }],
      items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['person'] }] },
    },
    {
      id: 'picture',
      name: 'Picture',
      type: 'Link',
      linkType: 'Asset',
      validations: [{ linkMimetypeGroup: ['image'] }],
    },
    {
      id: 'text',
      name: 'Text',
      type: 'RichText',
      validations: [{ enabledNodeTypes: ['heading-2'] }, { enabledMarks: ['bold'] }],
    },
  ].map((field) => ({ localized: false, required: false, ...field })) as ContentFields[];
  const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });

  const makeType = async (client: ReturnType<typeof makeManagementClient>) => {
    const made = await client.contentType.createWithId(
      { contentTypeId: 'ruled' },
      { name: 'Ruled', description: '', displayField: 'title', fields },
    );
    await client.contentType.publish({ contentTypeId: 'ruled' }, made);
  };
  const richText = (nodeType: string, marks: string[]) => ({
    nodeType: 'document',
    data: {},
    content: [
      {
        nodeType,
        data: {},
        content: [
          { nodeType: 'text', value: 'x', data: {}, marks: marks.map((type) => ({ type })) },
        ],
      },
    ],
  });

  it('accepts a valid entry, and reports each failed validation with its path', async () => {
    const { client } = await start();
    await makeType(client);
    const good = await client.entry.createWithId(
      { contentTypeId: 'ruled', entryId: 'good' },
      {
        fields: {
          title: { en: 'Good' },
          slug: { en: 'good' },
          kind: { en: 'news' },
          count: { en: 5 },
          people: { en: [link('Entry', 'mara')] },
          picture: { en: link('Asset', 'picture') },
          text: { en: richText('heading-2', ['bold']) },
        },
      },
    );
    await client.entry.publish({ entryId: 'good' }, good);
    const bad = await client.entry.createWithId(
      { contentTypeId: 'ruled', entryId: 'bad' },
      {
        fields: {
          slug: { en: 'good' },
          kind: { en: 'other' },
          count: { en: 6 },
          people: { en: [link('Entry', 'first'), link('Entry', 'nobody')] },
          picture: { en: link('Asset', 'gone') },
          text: { en: richText('heading-1', ['italic']) },
        },
      },
    );
    const refused = await failure(client.entry.publish({ entryId: 'bad' }, bad));
    expect(refused).toMatchObject({ name: 'ValidationFailed', status: 422 });
    expect(refused.errors?.map(({ name, path }) => `${name} ${path.join('.')}`)).toEqual([
      'required fields.title.en',
      'unique fields.slug.en',
      'in fields.kind.en',
      'range fields.count.en',
      'size fields.people.en',
      'linkContentType fields.people.en.0',
      'notResolvable fields.people.en',
      'notResolvable fields.picture.en',
      'enabledNodeTypes fields.text.en',
      'enabledMarks fields.text.en',
    ]);
  });
});

describe('assets', () => {
  const picture = () =>
    sharp({ create: { width: 30, height: 20, channels: 3, background: '#24f' } })
      .png()
      .toBuffer();

  it('are created from uploaded files, which the delivery API then serves', async () => {
    const { server, client } = await start();
    const bytes = await picture();
    const made = await client.asset.createFromFiles(
      {},
      {
        fields: {
          title: { en: 'Blue' },
          description: {},
          file: {
            en: {
              contentType: 'image/png',
              fileName: 'blue.png',
              file: Readable.from(bytes),
            },
          },
        },
      },
    );
    expect(await failure(client.asset.publish({ assetId: made.sys.id }, made))).toMatchObject({
      name: 'ValidationFailed',
    });
    const processed = await client.asset.processForAllLocales({}, made, {
      processingCheckWait: 50,
    });
    const file = processed.fields.file.en;
    expect(file).toMatchObject({
      fileName: 'blue.png',
      details: { size: bytes.length, image: { width: 30, height: 20 } },
    });
    const renamed = await client.asset.update(
      { assetId: made.sys.id },
      { ...processed, fields: { ...processed.fields, title: { en: 'Bluer' } } },
    );
    await client.asset.publish({ assetId: made.sys.id }, renamed);
    const shown = await makeClient(server).getAsset(made.sys.id);
    expect(shown.fields).toMatchObject({ title: 'Bluer', file: { url: file?.url } });
    const given = await sendRequest(server, new URL(`https:${file?.url ?? ''}`).pathname);
    expect(given.body.equals(bytes)).toBe(true);
  });

  it('reject file URLs other than their own', async () => {
    const { client } = await start();
    const asset = await client.asset.get({ assetId: 'picture' });
    const file = { ...asset.fields.file.en, url: '//localhost/../journal.ndjson' } as never;
    expect(
      await failure(
        client.asset.update(
          { assetId: 'picture' },
          { ...asset, fields: { ...asset.fields, file: { en: file } } },
        ),
      ),
    ).toMatchObject({
      name: 'ValidationFailed',
      errors: [{ path: ['fields', 'file', 'en', 'url'] }],
    });
  });
});
