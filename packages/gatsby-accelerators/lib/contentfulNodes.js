// @ts-check
const { existsSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { register } = require('node:module');
const { isDeepStrictEqual } = require('node:util');

/**
 * @typedef {object} LocaleFilter In which locales entries have nodes: those of the languages to which a path of links leads,
 *   what these fall back on, and the default locale. A locale and a language match by their first two letters.
 * @property {readonly string[]} types the content types that are filtered
 * @property {string} field their field with the first links of the path
 * @property {Readonly<Record<string, string>>} path by content type on the path, its field with links or a language code
 * @property {string} unless entries with this field have nodes in all locales
 */

const plugin = 'gatsby-source-contentful';
/** The path values by which the nodes in Gatsby's cache were filtered. */
const pathValuesFile = '.cache/locale-filter.json';

/** @type {Record<string, string | string[]>} By the id of an entry on the path: ids of linked entries, or a language code. */
let pathValues = {};

/** @type {(value?: any) => string | string[]} */
const idsOrCode = (value) =>
  typeof value === 'string' ? value : [value ?? []].flat().map(({ sys }) => sys.id);

const languageOf = (code = '') => code.slice(0, 2).toLowerCase();

/** @type {(value: string | string[]) => string[]} Links to entries that are not published lead to no language. */
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

/**
 * Fetches all entries when path values have changed, because entries that have not changed may lack nodes.
 *
 * @type {(fetchContent: Function, filter: LocaleFilter) => (options: any) => Promise<any>}
 */
const fetchAllOnChange = (fetchContent, filter) => async (options) => {
  const content = await fetchContent(options);
  const isKnown = options.syncToken && existsSync(pathValuesFile);
  const before = isKnown ? JSON.parse(readFileSync(pathValuesFile, 'utf8')) : {};
  pathValues = updateValues(before, content, filter);
  if (!options.syncToken || (isKnown && isDeepStrictEqual(before, pathValues))) return content;
  // Should this build not end, the next one fetches all entries too.
  rmSync(pathValuesFile, { force: true });
  options.reporter.info('Contentful: entries are shown in other languages, fetching all');
  const all = await fetchContent({ ...options, syncToken: undefined });
  pathValues = updateValues({}, all, filter);
  const { entries: changed, deletedEntries, deletedAssets } = content.currentSyncData;
  const byId = new Map(changed.map((/** @type {any} */ entry) => [entry.sys.id, entry]));
  const entries = all.currentSyncData.entries.map(
    (/** @type {any} */ entry) => byId.get(entry.sys.id) ?? entry,
  );
  return {
    ...all,
    currentSyncData: { ...all.currentSyncData, entries, deletedEntries, deletedAssets },
  };
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
  // Nodes that exist are updated, not left as they were.
  return locales.filter((/** @type {any} */ one) => wanted.includes(one.code) || hasNode(one));
};

/** @type {(create: Function, makeId: Function, filter: LocaleFilter) => (options: any) => Promise<void>} */
const createFewerNodes = (create, makeId, filter) => async (options) => {
  const { contentTypeItem, entries, locales, defaultLocale, space, createNodeId, getNode } =
    options;
  // Long texts become fields like short ones.
  const fields = contentTypeItem.fields.map((/** @type {any} */ field) =>
    field.type === 'Text' ? { ...field, type: 'Symbol' } : field,
  );
  /** @type {(of: any[]) => string} */
  const keyOf = (of) => of.map(({ code }) => code).join();
  // Without entries too, since the plugin then makes the node of the content type.
  const groups = new Map([[keyOf(locales), { locales, entries: /** @type {any[]} */ ([]) }]]);
  for (const entry of entries) {
    const ids = { spaceId: space.sys.id, id: entry.sys.id, type: entry.sys.type, defaultLocale };
    const its = localesOf(entry, options, filter, ({ code }) =>
      Boolean(getNode(createNodeId(makeId({ ...ids, currentLocale: code })))),
    );
    const group = groups.get(keyOf(its)) ?? { locales: its, entries: [] };
    group.entries.push(entry);
    groups.set(keyOf(its), group);
  }
  for (const group of groups.values())
    await create({ ...options, ...group, contentTypeItem: { ...contentTypeItem, fields } });
};

/** The plugin requests servers elsewhere to learn whether it is online, which only GATSBY_CONTENTFUL_OFFLINE needs. */
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
  gain: '600,000 of 655,000 nodes of 50,000 articles; all page queries after each new article; 3 s of each build where only the space can be reached',
  package: plugin,
  versions: '8.17.x',
  /** @returns {import('./accelerator').Patch[]} */
  patches: ({ localeFilter: filter = { types: [], field: '', path: {}, unless: '' } }) => [
    {
      file: `${plugin}/source-nodes.js`,
      request: './fetch',
      replace: { fetchContent: (fetchContent) => fetchAllOnChange(fetchContent, filter) },
    },
    {
      file: `${plugin}/source-nodes.js`,
      request: './normalize',
      replace: {
        // By back references a new article changes all that it links to, and so all pages that read these.
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
