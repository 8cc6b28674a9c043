import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { EntryPages } from 'static-site-publisher/entries';
import { readTranslationHistory } from '../records/translationHistory';
import { contentTypeId } from '../content/contentNode';
import { groupBy } from '../content/groupBy';
import type { NodeSource } from '../content/nodeSource';
import { entryTypeNames, typeName } from '../content/typeNames';
import { nameOf } from '../content-report/contentWarning';
import { findTranslationGaps } from '../content-report/translationGaps';
import { currentRoutes } from '../routes/currentRoutes';
import { localesOfBuild } from '../routes/readLocales';
import { translationsFile } from './translationsFile';

/** Writes the texts of each site that are missing, fall back or are older than their source. */
export const writeTranslationGaps = async (
  { byType }: NodeSource,
  { pages, entries }: EntryPages,
): Promise<void> => {
  const { routes } = currentRoutes();
  const locales = localesOfBuild();
  const defaultLocale = locales.find((locale) => locale.default)?.code ?? '';
  const nodes = new Map(
    entryTypeNames.flatMap((type) => byType(type)).map((node) => [node.contentful_id, node]),
  );
  const shown = groupBy(
    Object.entries(entries).flatMap(([id, { pages: indexes, shares }]) => [
      ...indexes.map((index) => ({ id, site: pages[index]?.site })),
      ...Object.keys(shares).map((site) => ({ id, site })),
    ]),
    ({ site }) => site,
  );
  const countries = new Set(byType(typeName('country')).map((node) => node.contentful_id));
  const gaps = findTranslationGaps({
    routes,
    history: readTranslationHistory(),
    fallbacks: Object.fromEntries(
      locales.map(({ code, fallbackCode }) => [code, fallbackCode ?? undefined]),
    ),
    defaultLocale,
    // The region chooser of each site reads all countries; their texts are on their own sites.
    shownIn: ({ id, countryId }) =>
      (shown.get(id) ?? []).flatMap((entry) =>
        countries.has(entry.id) && entry.id !== countryId ? [] : [entry.id],
      ),
    entryOf: (id) => {
      const node = nodes.get(id);
      return node && { name: nameOf(node), type: contentTypeId(node) ?? '' };
    },
  });
  await mkdir(dirname(translationsFile), { recursive: true });
  await writeFile(translationsFile, JSON.stringify(gaps));
};
