// @ts-check
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { register } = require('node:module');
const { isDeepStrictEqual } = require('node:util');

/**
 * @typedef {object} LocaleFilter Limits the locales in which entries get nodes: to the default locale, and to the locales,
 *   with their fallbacks, of the languages that a path of links leads to. Compares only the first two letters of codes.
 * @property {readonly string[]} types content types to filter
 * @property {string} field their link field, the start of the path
 * @property {Readonly<Record<string, string>>} path link field, or at the end language code field, by content type
 * @property {string} unless entries with a value in this field get nodes in all locales
 */

const plugin = 'gatsby-source-contentful';
/** The path values that filtered the nodes in Gatsby's cache. */
const pathValuesFile = '.cache/locale-filter.json';

/** @type {Record<string, string | string[]>} Values of the path fields by entry id: ids of the linked entries, or a language code. */
let pathValues = {};

/** @type {(value?: any) => string | string[]} */
const idsOrCode = (value) =>
  typeof value === 'string' ? value : [value ?? []].flat().map(({ sys }) => sys.id);

const languageOf = (code = '') => code.slice(0, 2).toLowerCase();

/** @type {(value: string | string[]) => string[]} Ignores links to unpublished entries. */
const languagesAt = (value) =>
  typeof value === 'string'
    ? [languageOf(value)]
    : value.flatMap((id) => languagesAt(pathValues[id] ?? []));

/** @type {(before: typeof pathValues, content: any, filter: LocaleFilter) => typeof pathValues} */
const updateValues = (before, { currentSyncData, defaultLocale }, { path }) => {
  const after = { ...before };
  for (const { sys } of currentSyncData.deletedEntries) delete after[sys.id];
  for (const { sys, fields } of currentSyncData.entries) {
    const field = path[sys.contentType.sys.id];
    if (field) after[sys.id] = idsOrCode(fields[field]?.[defaultLocale]);
  }
  return after;
};

/** @type {(fetchContent: Function, filter: LocaleFilter) => (options: any) => Promise<any>} */
const followPath = (fetchContent, filter) => async (options) => {
  const content = await fetchContent(options);
  const isKnown = options.syncToken && existsSync(pathValuesFile);
  const before = isKnown ? JSON.parse(readFileSync(pathValuesFile, 'utf8')) : {};
  // After a build without this accelerator all entries are read for their paths.
  const isEnough = isKnown || !options.syncToken;
  const source = isEnough ? content : await fetchContent({ ...options, syncToken: undefined });
  pathValues = updateValues(before, source, filter);
  return content;
};

/** @type {(locales: any[], code: string | null) => string[]} */
const withFallbacks = (locales, code) => {
  const locale = locales.find((one) => one.code === code);
  return locale ? [locale.code, ...withFallbacks(locales, locale.fallbackCode)] : [];
};

/** @type {(entry: any, options: any, filter: LocaleFilter, hasNode: (locale: any) => boolean) => any[]} */
const localesOf = (entry, { contentTypeItem, locales, defaultLocale }, filter, hasNode) => {
  if (!filter.types.includes(contentTypeItem.sys.id) || entry.fields[filter.unless]) return locales;
  const languages = languagesAt(idsOrCode(entry.fields[filter.field]?.[defaultLocale]));
  const wanted = locales
    .filter((/** @type {any} */ { code }) => languages.includes(languageOf(code)))
    .flatMap((/** @type {any} */ { code }) => withFallbacks(locales, code))
    .concat(defaultLocale);
  // Existing nodes stay, and are updated.
  return locales.filter((/** @type {any} */ one) => wanted.includes(one.code) || hasNode(one));
};

/** @type {(node: any) => string[]} The second of the last change, and what queries read of a node, as Gatsby stores it. */
const valuesOf = ({ updatedAt = '', internal: { type, content }, ...values }) => [
  updatedAt.slice(0, 19),
  JSON.parse(JSON.stringify({ ...values, internal: { type, content } })),
];

/** Leaves out nodes of entries fetched again that have not changed: a node created anew reruns the queries of its pages. @type {(createNode: Function, getNode: Function) => Function} */
const createChangedNodes = (createNode, getNode) => async (/** @type {any} */ node) => {
  const before = getNode(node.id);
  if (!before || !isDeepStrictEqual(valuesOf(before), valuesOf(node))) await createNode(node);
};

/** @type {(create: Function, makeId: Function, filter: LocaleFilter) => (options: any) => Promise<void>} */
const createFewerNodes = (create, makeId, filter) => async (options) => {
  const { contentTypeItem, entries, locales, defaultLocale, createNodeId, getNode } = options;
  // The plugin creates separate nodes for fields of type Text, and inline strings for Symbol.
  const fields = contentTypeItem.fields.map((/** @type {any} */ field) =>
    field.type === 'Text' ? { ...field, type: 'Symbol' } : field,
  );
  /** @type {(of: any[]) => string} */
  const keyOf = (of) => of.map(({ code }) => code).join();
  // Also without entries, because the plugin then creates the node of the content type.
  const groups = new Map([[keyOf(locales), { locales, entries: /** @type {any[]} */ ([]) }]]);
  for (const entry of entries) {
    const ids = { ...entry.sys, spaceId: options.space.sys.id, defaultLocale };
    const its = localesOf(entry, options, filter, ({ code }) =>
      Boolean(getNode(createNodeId(makeId({ ...ids, currentLocale: code })))),
    );
    const group = groups.get(keyOf(its)) ?? { locales: its, entries: [] };
    group.entries.push(entry);
    groups.set(keyOf(its), group);
  }
  const createNode = createChangedNodes(options.createNode, getNode);
  const shared = { ...options, createNode, contentTypeItem: { ...contentTypeItem, fields } };
  for (const group of groups.values()) await create({ ...shared, ...group });
};

/** Replaces `is-online`, with which the plugin requests external servers. Only GATSBY_CONTENTFUL_OFFLINE needs the result. */
const assumeOnline = () => {
  const online = 'data:text/javascript,export default async () => true';
  const hook = `export const resolve = (specifier, context, next) =>
    specifier === 'is-online' ? { url: '${online}', shortCircuit: true } : next(specifier, context);`;
  const { GATSBY_CONTENTFUL_OFFLINE: isWanted, GATSBY_WORKER_ID: isWorker } = process.env;
  if (!isWanted && !isWorker) register(`data:text/javascript,${encodeURIComponent(hook)}`);
};

/** @type {import('./accelerator').Accelerator} */
const contentfulNodes = {
  name: 'contentful-nodes',
  gain: '600,000 of 655,000 nodes of 50,000 articles; all page queries after each new article, and 1,390 of 1,460 after a country is deleted; 3 s of each build where only the space can be reached',
  package: plugin,
  versions: '8.17.x',
  /** @returns {import('./accelerator').Patch[]} */
  patches: ({ localeFilter: filter = { types: [], field: '', path: {}, unless: '' } }) => [
    {
      file: `${plugin}/source-nodes.js`,
      request: './fetch',
      replace: { fetchContent: (fetchContent) => followPath(fetchContent, filter) },
    },
    {
      file: `${plugin}/source-nodes.js`,
      request: './backreferences',
      replace: {
        // Links of the field to deleted entries stay: a node without them is another one, whose page queries all run again.
        getExistingCachedNodes: (find) => async (options) => {
          const found = await find(options);
          for (const node of found.existingNodes.values()) delete node[`${filter.field}___NODE`];
          return found;
        },
      },
    },
    {
      file: `${plugin}/source-nodes.js`,
      request: './normalize',
      replace: {
        // With back references a new article changes all nodes it links to, and so reruns all their page queries.
        buildForeignReferenceMap: () => () => ({ links: {}, backLinks: {} }),
        createNodesForContentType: (create, { makeId }) => createFewerNodes(create, makeId, filter),
      },
      calls: ['makeId'],
    },
    {
      file: `${plugin}/gatsby-node.js`,
      request: './source-nodes',
      replace: {
        sourceNodes: (sourceNodes) => {
          assumeOnline();
          return async (args, options) => {
            await sourceNodes(args, options);
            writeFileSync(pathValuesFile, JSON.stringify(pathValues));
          };
        },
      },
    },
  ],
};

module.exports = { contentfulNodes };
