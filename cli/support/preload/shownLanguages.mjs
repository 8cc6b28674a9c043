// Loaded into Gatsby's processes before anything else. gatsby-source-contentful makes a node of each entry in every
// language of the space. Most of a large space are insights and key plays, and a country shows them in a language or
// two: only in those, and in what these fall back on, do they get nodes. Where a site has no page of one, whatever links
// to it shows nothing, so nobody asks for the others.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { replaceModuleIn } from './replaceModule.mjs';

/** As `typesOfSomeLanguages` of gatsby/schema/resolverContext.ts, which has pages asked again when one comes. */
const narrowedTypes = new Set(['insight', 'keyPlay']);
/** What the nodes that are there were made for; goes with them. */
const noteFile = '.cache/languages-of-countries.json';

const typeOf = ({ sys }) => sys.contentType.sys.id;
/** As languageSegment of src/i18n/paths.ts; a site reads a locale of its language. */
const languageOf = (code) => code.slice(0, 2).toLowerCase();

/**
 * @typedef {{ languages: Record<string, string>, countries: Record<string, string[]> }} Spoken the languages of language
 *   entries, and those entries of countries, by id.
 */

/** @returns {Spoken} */
const updateSpoken = ({ languages, countries }, { currentSyncData, defaultLocale }) => {
  const now = { languages: { ...languages }, countries: { ...countries } };
  for (const { sys } of currentSyncData.deletedEntries) {
    delete now.languages[sys.id];
    delete now.countries[sys.id];
  }
  for (const entry of currentSyncData.entries) {
    const { id } = entry.sys;
    const read = (field) => entry.fields[field]?.[defaultLocale];
    if (typeOf(entry) === 'language') now.languages[id] = languageOf(read('localCode') ?? '');
    if (typeOf(entry) === 'country') {
      now.countries[id] = (read('languages') ?? []).map(({ sys }) => sys.id);
    }
  }
  return now;
};

/** Languages by the id of a country. */
const languagesOfCountries = ({ languages, countries }) =>
  new Map(
    Object.entries(countries)
      .map(([id, its]) => [id, its.flatMap((language) => languages[language] ?? []).sort()])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

const isSame = (a, b) => JSON.stringify([...a]) === JSON.stringify([...b]);

const nobody = { languages: {}, countries: {} };
/** @type {Spoken} */
let spoken = nobody;

/** Entries as they have changed, and all others, whose nodes may be missing in a language. */
const withOthers = ({ currentSyncData: changed }, all) => {
  const changedEntries = new Map(changed.entries.map((entry) => [entry.sys.id, entry]));
  const entries = all.currentSyncData.entries.map(
    (entry) => changedEntries.get(entry.sys.id) ?? entry,
  );
  const { deletedEntries, deletedAssets } = changed;
  return {
    ...all,
    currentSyncData: { ...all.currentSyncData, entries, deletedEntries, deletedAssets },
  };
};

const watchLanguages = (fetchContent) => async (options) => {
  const content = await fetchContent(options);
  if (!options.syncToken) {
    spoken = updateSpoken(nobody, content);
    return content;
  }
  const isNoted = existsSync(noteFile);
  if (isNoted) {
    const before = JSON.parse(readFileSync(noteFile, 'utf8'));
    spoken = updateSpoken(before, content);
    if (isSame(languagesOfCountries(before), languagesOfCountries(spoken))) return content;
  }
  // Should this build not end, the next one reads all entries too.
  rmSync(noteFile, { force: true });
  const why = isNoted ? 'countries have other languages' : 'the last build did not end';
  options.reporter.info(`Contentful: ${why}, so all entries are read`);
  const all = await fetchContent({ ...options, syncToken: undefined });
  spoken = updateSpoken(nobody, all);
  return withOthers(content, all);
};

const noteLanguages =
  (sourceNodes) =>
  async (...args) => {
    await sourceNodes(...args);
    mkdirSync(dirname(noteFile), { recursive: true });
    writeFileSync(noteFile, JSON.stringify(spoken));
  };

/** A code of `locales`, and those it falls back on. */
const withFallbacks = (locales, code) => {
  const locale = locales.find((one) => one.code === code);
  return locale ? [code, ...withFallbacks(locales, locale.fallbackCode)] : [];
};

/** In which locales an entry gets nodes; one that had some before (`hasNode`) keeps them, so that all are of one time. */
const localesOf = ({ fields }, { locales, defaultLocale }, known, hasNode) => {
  const ids = (fields.countries?.[defaultLocale] ?? []).map(({ sys }) => sys.id);
  // What was published elsewhere is shown wherever something links to it.
  if (fields.externalLink || !ids.every((id) => known.has(id))) return locales;
  const languages = new Set(ids.flatMap((id) => known.get(id)));
  const shown = locales.filter(({ code }) => languages.has(languageOf(code)));
  const wanted = new Set([
    defaultLocale,
    ...shown.flatMap(({ code }) => withFallbacks(locales, code)),
  ]);
  return locales.filter(({ code }) => wanted.has(code) || hasNode(code));
};

const narrow =
  ({ createNodesForContentType, makeId }) =>
  async (options) => {
    const { contentTypeItem, entries, defaultLocale, space, createNodeId, getNode } = options;
    if (!narrowedTypes.has(contentTypeItem.sys.id) || entries.length === 0) {
      return createNodesForContentType(options);
    }
    const known = languagesOfCountries(spoken);
    const hasNode =
      ({ sys: { id, type } }) =>
      (currentLocale) =>
        getNode(
          createNodeId(makeId({ spaceId: space.sys.id, id, currentLocale, defaultLocale, type })),
        );
    const groups = new Map();
    for (const entry of entries) {
      const locales = localesOf(entry, options, known, hasNode(entry));
      const key = locales.map(({ code }) => code).join();
      const group = groups.get(key) ?? { locales, entries: [] };
      group.entries.push(entry);
      groups.set(key, group);
    }
    for (const group of groups.values()) await createNodesForContentType({ ...options, ...group });
  };

const plugin = (file) => `gatsby-source-contentful/${file}.js`;
replaceModuleIn(plugin('source-nodes'), './fetch', (fetch) => ({
  ...fetch,
  fetchContent: watchLanguages(fetch.fetchContent),
}));
replaceModuleIn(plugin('source-nodes'), './normalize', (normalize) => ({
  ...normalize,
  createNodesForContentType: narrow(normalize),
}));
replaceModuleIn(plugin('gatsby-node'), './source-nodes', (source) => ({
  ...source,
  sourceNodes: noteLanguages(source.sourceNodes),
}));
