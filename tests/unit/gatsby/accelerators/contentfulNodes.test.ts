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

/** The nodes that the real plugin makes of the entries. */
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

it('makes nodes of an insight only where a site shows it, with its long text inside', () => {
  const nodes = makeNodes({});
  expect(localesOf(nodes, 'here')).toEqual(['en']);
  expect(localesOf(nodes, 'elsewhere')).toEqual(['en', 'fr', 'pt']);
  expect(nodes.find(({ id }) => id.includes('___here__'))?.body).toBe('Long text');
  expect(nodes.filter(({ internal }) => internal.type.endsWith('TextNode'))).toEqual([]);
});

it('makes those of all languages, and nodes of long texts, where GATSBY_PATCHES is 0', () => {
  const nodes = makeNodes({ GATSBY_PATCHES: '0' });
  expect(localesOf(nodes, 'here')).toEqual(['en', 'fr', 'pt']);
  expect(nodes.filter(({ internal }) => internal.type.endsWith('TextNode'))).not.toEqual([]);
});

it('makes no back references', () => {
  const said = runAccelerated(
    `console.log(JSON.stringify(requireIn('gatsby-source-contentful/source-nodes.js', './normalize').buildForeignReferenceMap({})))`,
  );
  expect(said).toBe('{"links":{},"backLinks":{}}');
});

it('answers for the servers elsewhere that the plugin asks whether there is a network', () => {
  const said = runAccelerated(
    `import('is-online').then((online) => console.log(online.default.toString()))`,
  );
  expect(said).toBe('() => Promise.resolve(true)');
});
