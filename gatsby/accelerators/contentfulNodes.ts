import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { dirname } from 'node:path';
import { replacement, type Accelerator } from './accelerator';

/** Which entries are shown only in some languages, and how the space says in which. */
export type ShownLanguages = {
  /** Content types most of whose entries are shown in few languages. */
  types: readonly string[];
  /** Their field with links to regions; one with the second field has nodes in all languages. */
  regionsField: string;
  unlessField: string;
  /** The content type of regions, and their field with links to languages. */
  regionType: string;
  languagesField: string;
  /** The content type of languages, and their field with a code. */
  languageType: string;
  codeField: string;
};

type Sys = { id: string; type: string; contentType: { sys: { id: string } } };
type Entry = { sys: Sys; fields: Record<string, Record<string, unknown> | undefined> };
type Locale = { code: string; fallbackCode: string | null };
type Content = {
  currentSyncData: { entries: Entry[]; deletedEntries: { sys: Sys }[]; deletedAssets: unknown[] };
  defaultLocale: string;
};
type FetchOptions = { syncToken?: string; reporter: { info: (text: string) => void } };
type FetchContent = (options: FetchOptions) => Promise<Content>;
type NodeOptions = {
  contentTypeItem: { sys: { id: string }; fields: { type: string }[] };
  entries: Entry[];
  locales: Locale[];
  defaultLocale: string;
  space: { sys: { id: string } };
  createNodeId: (id: string) => string;
  getNode: (id: string) => unknown;
};
type Normalize = {
  buildForeignReferenceMap: () => { links: object; backLinks: object };
  createNodesForContentType: (options: NodeOptions) => Promise<unknown>;
  makeId: (of: object) => string;
};

const plugin = 'gatsby-source-contentful';
/** What the nodes that are there were made for; goes with them. */
const noteFile = '.cache/languages-of-regions.json';

/** Codes by the ids of languages, and ids of languages by the ids of regions. */
type Spoken = { languages: Record<string, string>; regions: Record<string, string[]> };

/** A site of a language reads a locale of that language. */
const languageOf = (code: string): string => code.slice(0, 2).toLowerCase();

const idsIn = (links: unknown): string[] =>
  ((links ?? []) as { sys: Sys }[]).map(({ sys }) => sys.id);

/** Languages by the id of a region. */
const languagesOfRegions = ({ languages, regions }: Spoken): ReadonlyMap<string, string[]> =>
  new Map(
    Object.entries(regions)
      .map(([id, its]): [string, string[]] => [
        id,
        its.flatMap((one) => languages[one] ?? []).sort(),
      ])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

const isSame = (a: Spoken, b: Spoken): boolean =>
  JSON.stringify([...languagesOfRegions(a)]) === JSON.stringify([...languagesOfRegions(b)]);

const updateSpoken = (
  { languages, regions }: Spoken,
  { currentSyncData, defaultLocale }: Content,
  shown: ShownLanguages,
): Spoken => {
  const now: Spoken = { languages: { ...languages }, regions: { ...regions } };
  for (const { sys } of currentSyncData.deletedEntries) {
    delete now.languages[sys.id];
    delete now.regions[sys.id];
  }
  for (const { sys, fields } of currentSyncData.entries) {
    const type = sys.contentType.sys.id;
    if (type === shown.languageType) {
      now.languages[sys.id] = languageOf(
        (fields[shown.codeField]?.[defaultLocale] ?? '') as string,
      );
    }
    if (type === shown.regionType) {
      now.regions[sys.id] = idsIn(fields[shown.languagesField]?.[defaultLocale]);
    }
  }
  return now;
};

const nobody: Spoken = { languages: {}, regions: {} };
let spoken = nobody;

/** Reads all entries where regions have other languages than the nodes were made for, since some may lack nodes. */
const watchLanguages =
  (fetchContent: FetchContent, shown: ShownLanguages): FetchContent =>
  async (options) => {
    const content = await fetchContent(options);
    if (!options.syncToken) {
      spoken = updateSpoken(nobody, content, shown);
      return content;
    }
    const before = existsSync(noteFile)
      ? (JSON.parse(readFileSync(noteFile, 'utf8')) as Spoken)
      : undefined;
    if (before) {
      spoken = updateSpoken(before, content, shown);
      if (isSame(before, spoken)) return content;
    }
    // Should this build not end, the next one reads all entries too.
    rmSync(noteFile, { force: true });
    options.reporter.info('Contentful: regions have other languages, so all entries are read');
    const all = await fetchContent({ ...options, syncToken: undefined });
    spoken = updateSpoken(nobody, all, shown);
    const { entries: changed, deletedEntries, deletedAssets } = content.currentSyncData;
    const changedById = new Map(changed.map((entry) => [entry.sys.id, entry]));
    const entries = all.currentSyncData.entries.map((one) => changedById.get(one.sys.id) ?? one);
    const currentSyncData = { ...all.currentSyncData, entries, deletedEntries, deletedAssets };
    return { ...all, currentSyncData };
  };

/** A code of `locales`, and those it falls back on. */
const withFallbacks = (locales: readonly Locale[], code: string | null): string[] => {
  const locale = locales.find((one) => one.code === code);
  return locale ? [locale.code, ...withFallbacks(locales, locale.fallbackCode)] : [];
};

/** In which locales an entry gets nodes; one that had some before (`hasNode`) keeps them, so that all are of one time. */
const localesOf = (
  { fields }: Entry,
  { locales, defaultLocale }: NodeOptions,
  { regionsField, unlessField }: ShownLanguages,
  hasNode: (code: string) => boolean,
): Locale[] => {
  const known = languagesOfRegions(spoken);
  const ids = idsIn(fields[regionsField]?.[defaultLocale]);
  if (fields[unlessField] || !ids.every((id) => known.has(id))) return locales;
  const languages = new Set(ids.flatMap((id) => known.get(id)));
  const shown = locales.filter(({ code }) => languages.has(languageOf(code)));
  const codes = shown.flatMap(({ code }) => withFallbacks(locales, code));
  const wanted = new Set([defaultLocale, ...codes]);
  return locales.filter(({ code }) => wanted.has(code) || hasNode(code));
};

/** Makes nodes only where they are shown, with long texts in them as short ones are. */
const makeFewerNodes =
  ({ createNodesForContentType, makeId }: Normalize, shown: ShownLanguages) =>
  async (options: NodeOptions): Promise<void> => {
    const { contentTypeItem, entries, defaultLocale, space, createNodeId, getNode } = options;
    const fields = contentTypeItem.fields.map((field) =>
      field.type === 'Text' ? { ...field, type: 'Symbol' } : field,
    );
    const type = { ...contentTypeItem, fields };
    const groups = new Map<string, { locales: Locale[]; entries: Entry[] }>();
    for (const entry of shown.types.includes(contentTypeItem.sys.id) ? entries : []) {
      const { id, type } = entry.sys;
      const nodeId = (currentLocale: string): string =>
        createNodeId(makeId({ spaceId: space.sys.id, id, currentLocale, defaultLocale, type }));
      const locales = localesOf(entry, options, shown, (code) => Boolean(getNode(nodeId(code))));
      const key = locales.map(({ code }) => code).join();
      const group = groups.get(key) ?? { locales, entries: [] };
      group.entries.push(entry);
      groups.set(key, group);
    }
    if (groups.size === 0) groups.set('', { locales: options.locales, entries });
    for (const group of groups.values()) {
      await createNodesForContentType({ ...options, ...group, contentTypeItem: type });
    }
  };

/** The plugin asks servers elsewhere whether there is a network, for the sake of GATSBY_CONTENTFUL_OFFLINE. */
const assumeOnline = (): void => {
  const online = 'data:text/javascript,export default () => Promise.resolve(true)';
  const hook = `export const resolve = (specifier, context, next) =>
    specifier === 'is-online' ? { url: '${online}', shortCircuit: true } : next(specifier, context);`;
  if (process.env.GATSBY_CONTENTFUL_OFFLINE) return;
  register(`data:text/javascript,${encodeURIComponent(hook)}`);
};

/**
 * gatsby-source-contentful makes a node of each entry in each language of the space and two of each long text, and gives each
 * entry the ids of those that link to it, by which a new article changes its region and all that read it. For sites that
 * read links forwards only, and show a link to an entry without a page as none.
 */
export const contentfulNodes = (shown: ShownLanguages): Accelerator => ({
  name: 'contentful-nodes',
  buys: '600,000 of 655,000 nodes of 50,000 articles; all page queries after each new article; 3 s of each build where no network is reached but the space',
  package: plugin,
  versions: '8.17.x',
  start: assumeOnline,
  replacements: [
    replacement<{ fetchContent: FetchContent }>({
      file: `${plugin}/source-nodes.js`,
      request: './fetch',
      functions: ['fetchContent'],
      replace: ({ fetchContent }) => ({ fetchContent: watchLanguages(fetchContent, shown) }),
    }),
    replacement<Normalize>({
      file: `${plugin}/source-nodes.js`,
      request: './normalize',
      functions: ['buildForeignReferenceMap', 'createNodesForContentType', 'makeId'],
      replace: (normalize) => ({
        buildForeignReferenceMap: () => ({ links: {}, backLinks: {} }),
        createNodesForContentType: makeFewerNodes(normalize, shown),
      }),
    }),
    replacement<{ sourceNodes: (...args: unknown[]) => Promise<void> }>({
      file: `${plugin}/gatsby-node.js`,
      request: './source-nodes',
      functions: ['sourceNodes'],
      replace: ({ sourceNodes }) => ({
        sourceNodes: async (...args) => {
          await sourceNodes(...args);
          mkdirSync(dirname(noteFile), { recursive: true });
          writeFileSync(noteFile, JSON.stringify(spoken));
        },
      }),
    }),
  ],
});
