import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentfulNodes } from '../lib/contentfulNodes';
import { runAccelerated } from './support/runAccelerated';

const sys = (id: string, type: string) => ({
  ...{ id, type: 'Entry', updatedAt: '2026-01-01', createdAt: '2026-01-01' },
  contentType: { sys: { id: type } },
});
const field = (id: string, type: string) => ({ id, type, localized: true });
const types = {
  insight: {
    sys: { id: 'insight', type: 'ContentType', updatedAt: '2026-01-01' },
    ...{ name: 'Insight', displayField: 'title' },
    fields: [field('title', 'Symbol'), field('body', 'Text'), field('externalLink', 'Symbol')],
  },
};
const entries = [
  { sys: sys('here', 'insight'), fields: { title: { en: 'Here' }, body: { en: 'Long text' } } },
  {
    sys: sys('elsewhere', 'insight'),
    fields: { title: { en: 'Elsewhere' }, externalLink: { en: 'https://elsewhere.example' } },
  },
];

type Node = { id: string; node_locale?: string; body?: string; internal: { type: string } };

/** Returns the nodes that the real plugin creates for the entries. */
const makeNodes = (env: NodeJS.ProcessEnv): Node[] => {
  const said = runAccelerated(
    `const normalize = requireIn('gatsby-source-contentful/source-nodes.js', './normalize');
     const nodes = [];
     normalize.createNodesForContentType({
       contentTypeItem: ${JSON.stringify(types.insight)},
       entries: ${JSON.stringify(entries)},
       restrictedNodeFields: [],
       conflictFieldPrefix: 'contentful',
       createNode: (node) => { nodes.push(node); return Promise.resolve(); },
       createNodeId: (id) => id,
       getNode: () => undefined,
       resolvable: new Set(),
       foreignReferenceMap: normalize.buildForeignReferenceMap({
         contentTypeItems: [], entryList: [], resolvable: new Set(), deletedEntries: [],
       }).backLinks,
       defaultLocale: 'en',
       locales: [{ code: 'en', fallbackCode: null }, { code: 'fr', fallbackCode: 'en' }, { code: 'pt', fallbackCode: 'en' }],
       space: { sys: { id: 'space' } },
       useNameForId: false,
       pluginConfig: { get: (name) => ({ typePrefix: 'Contentful' })[name] },
     }).then(() => console.log(JSON.stringify(nodes)));`,
    env,
  );
  return JSON.parse(said) as Node[];
};

const localesOf = (nodes: readonly Node[], id: string): (string | undefined)[] =>
  nodes
    .filter((node) => node.internal.type === 'ContentfulInsight' && node.id.includes(`___${id}__`))
    .map(({ node_locale }) => node_locale);

it('creates nodes only in the filtered locales, with inline text fields', () => {
  const nodes = makeNodes({});
  expect(localesOf(nodes, 'here')).toEqual(['en']);
  expect(localesOf(nodes, 'elsewhere')).toEqual(['en', 'fr', 'pt']);
  expect(nodes.find(({ id }) => id.includes('___here__'))?.body).toBe('Long text');
  expect(nodes.filter(({ internal }) => internal.type.endsWith('TextNode'))).toEqual([]);
});

it('creates nodes in all locales, and text nodes, if GATSBY_PATCHES is 0', () => {
  const nodes = makeNodes({ GATSBY_PATCHES: '0' });
  expect(localesOf(nodes, 'here')).toEqual(['en', 'fr', 'pt']);
  expect(nodes.filter(({ internal }) => internal.type.endsWith('TextNode'))).not.toEqual([]);
});

it('creates no back references', () => {
  const said = runAccelerated(
    `console.log(JSON.stringify(requireIn('gatsby-source-contentful/source-nodes.js', './normalize').buildForeignReferenceMap({})))`,
  );
  expect(said).toBe('{"links":{},"backLinks":{}}');
});

it('replaces is-online when the plugin is loaded', () => {
  const said = runAccelerated(
    `requireIn('gatsby-source-contentful/gatsby-node.js', './source-nodes');
     import('is-online').then((online) => console.log(online.default.toString()))`,
  );
  expect(said).toBe('async () => true');
});

describe('fetching entries', () => {
  const root = process.cwd();
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'contentful-nodes-'));
    process.chdir(folder);
    mkdirSync('.cache');
    // Disables the `is-online` replacement, because Jest does not support module hooks.
    process.env.GATSBY_CONTENTFUL_OFFLINE = 'true';
  });
  afterEach(() => {
    delete process.env.GATSBY_CONTENTFUL_OFFLINE;
    process.chdir(root);
    rmSync(folder, { recursive: true });
  });

  const link = (id: string) => ({ sys: { id, type: 'Link', linkType: 'Entry' } });
  const language = (id: string, code: string) => ({
    ...{ sys: sys(id, 'language'), fields: { code: { en: code } } },
  });
  const country = (id: string, ...languages: string[]) => ({
    ...{ sys: sys(id, 'country'), fields: { languages: { en: languages.map(link) } } },
  });
  const article = (id: string, ...countries: string[]) => ({
    ...{ sys: sys(id, 'insight'), fields: { countries: { en: countries.map(link) } } },
  });

  type Space = Record<string, ReturnType<typeof article | typeof country | typeof language>>;
  const localeFilter = {
    types: ['insight'],
    field: 'countries',
    path: { country: 'languages', language: 'code' },
    unless: 'externalLink',
  };
  const patches = contentfulNodes.patches({ localeFilter });
  const replacementOf = (name: string) => {
    const replacement = patches.find(({ replace }) => name in replace)?.replace[name];
    if (!replacement) throw new Error(`${name} is not replaced`);
    return replacement;
  };

  /**
   * Sources a space as the plugin does: first all entries, then the changed entries and the ids of the deleted ones.
   * Returns the locales in which each fetched insight gets nodes.
   */
  const source = async (space: Space, changes?: { entries: string[]; deleted?: string[] }) => {
    const fetchContent = replacementOf('fetchContent')(
      ({ syncToken }: { syncToken?: string }) => ({
        defaultLocale: 'en',
        currentSyncData: {
          entries: syncToken ? changes?.entries.map((id) => space[id]) : Object.values(space),
          deletedEntries: (syncToken && changes?.deleted?.map(link)) || [],
          deletedAssets: [],
        },
      }),
      {},
    );
    const created: Record<string, string> = {};
    const create = replacementOf('createNodesForContentType')(
      ({
        entries,
        locales,
      }: {
        entries: { sys: { id: string } }[];
        locales: { code: string }[];
      }) => {
        for (const one of entries) created[one.sys.id] = locales.map(({ code }) => code).join();
      },
      { makeId: ({ id }: { id: string }) => id },
    );
    await replacementOf('sourceNodes')(async () => {
      const content = (await fetchContent({
        syncToken: changes && 'token',
        reporter: { info: () => undefined },
      })) as { currentSyncData: { entries: { sys: { contentType: { sys: { id: string } } } }[] } };
      await create({
        contentTypeItem: types.insight,
        entries: content.currentSyncData.entries.filter(
          (one) => one.sys.contentType.sys.id === 'insight',
        ),
        ...{ defaultLocale: 'en', space: { sys: { id: 'space' } } },
        createNodeId: (id: string) => id,
        getNode: () => undefined,
        locales: [
          { code: 'en', fallbackCode: null },
          { code: 'es', fallbackCode: 'en' },
          { code: 'es-MX', fallbackCode: 'es' },
          { code: 'fr', fallbackCode: 'en' },
        ],
      });
    }, {})();
    return created;
  };

  const space: Space = {
    french: language('french', 'fr-CA'),
    spanish: language('spanish', 'ES'),
    canada: country('canada', 'french'),
    mexico: country('mexico', 'spanish'),
    one: article('one', 'canada'),
    two: article('two', 'mexico', 'canada'),
    three: article('three', 'nowhere'),
  };

  it('creates nodes in the languages of the countries of an insight', async () => {
    expect(await source(space)).toEqual({ one: 'en,fr', two: 'en,es,es-MX,fr', three: 'en' });
  });

  it('fetches only changed entries, with the path values of the last build', async () => {
    await source(space);
    const edited = { ...space, two: article('two', 'mexico') };
    expect(await source(edited, { entries: ['two'] })).toEqual({ two: 'en,es,es-MX' });
  });

  it('creates nodes in the languages that a path leads to now, of entries that come with what is changed', async () => {
    await source(space);
    const edited = { ...space, canada: country('canada', 'spanish') };
    expect(await source(edited, { entries: ['canada', 'one'] })).toEqual({ one: 'en,es,es-MX' });
    const more = { ...edited, nowhere: country('nowhere', 'french') };
    expect(await source(more, { entries: ['nowhere', 'three'] })).toEqual({ three: 'en,fr' });
    expect(await source(more, { entries: [] })).toEqual({});
    const without = Object.fromEntries(Object.entries(more).filter(([id]) => id !== 'mexico'));
    expect(await source(without, { entries: ['two'], deleted: ['mexico'] })).toEqual({
      two: 'en,es,es-MX',
    });
    const none = { ...without, canada: country('canada') };
    expect(await source(none, { entries: ['canada', 'two'] })).toEqual({ two: 'en' });
  });

  it('reads all entries for their paths after a build without it, and returns those that changed', async () => {
    await source(space);
    rmSync('.cache/locale-filter.json');
    expect(await source(space, { entries: ['two'] })).toEqual({ two: 'en,es,es-MX,fr' });
  });

  it('creates no node again that differs in the fraction of a second of its last change alone', async () => {
    const node = (id: string, more: object = {}) => ({
      ...{ id, title: 'A title', countries___NODE: ['canada'], gone: undefined },
      ...{ updatedAt: '2026-01-01T00:00:00.000Z', ...more },
      internal: { type: 'ContentfulInsight', contentDigest: JSON.stringify(more) },
    });
    const stored = ({ gone: _, internal, ...rest }: ReturnType<typeof node>) => ({
      ...rest,
      internal: { ...internal, owner: 'gatsby-source-contentful', counter: 7 },
    });
    const before = new Map(['same', 'other', 'later'].map((id) => [id, stored(node(id))]));
    const type = { id: 'type', name: 'Article', internal: { type: 'ContentfulContentType' } };
    const later = '2026-01-01T00:00:00.003Z';
    const fetched = [
      node('same', { updatedAt: later }),
      node('other', { updatedAt: later, title: 'Another' }),
      node('later', { updatedAt: '2026-01-01T00:00:01.000Z' }),
      node('new'),
      // As the plugin makes it of a content type, without a time.
      { id: 'type', name: 'Insight', internal: { type: 'ContentfulContentType' } },
    ];
    const created: string[] = [];
    await replacementOf('createNodesForContentType')(
      async ({ createNode }: { createNode: (one: object) => Promise<void> }) => {
        await Promise.all(fetched.map(createNode));
      },
      {},
    )({
      ...{ contentTypeItem: types.insight, entries: [], locales: [], defaultLocale: 'en' },
      getNode: (id: string) => (id === 'type' ? type : before.get(id)),
      createNode: ({ id }: { id: string }) => created.push(id),
    });
    expect(created).toEqual(['other', 'later', 'new', 'type']);
  });

  it('keeps links of the field to deleted entries', async () => {
    const nodes = new Map([['one', { id: 'one', countries___NODE: ['canada'], type___NODE: 'a' }]]);
    const found = (await replacementOf('getExistingCachedNodes')(
      () => Promise.resolve({ existingNodes: nodes, memoryNodeCountsBySysType: { Entry: 1 } }),
      {},
    )({})) as unknown;
    expect(found).toEqual({
      existingNodes: new Map([['one', { id: 'one', type___NODE: 'a' }]]),
      memoryNodeCountsBySysType: { Entry: 1 },
    });
  });
});
