import { languageSegment } from '../../src/i18n/paths';
import { labelKeys } from '../../src/i18n/labels';
import { findContentType } from '../../contentful/model/contentTypes';
import { contentTypeId } from '../content/contentNode';
import type { NodeSource } from '../content/nodeSource';
import { typeName } from '../content/typeNames';
import { isWritten, type WrittenIn } from '../routes/isWritten';
import type { Routes } from '../routes/types';
import { nameOf, type ContentWarning } from './contentWarning';

/** Pages whose title is that of the locale which theirs falls back to. */
const warningsOfPages = (
  { find }: NodeSource,
  { pages }: Routes,
  writtenIn: WrittenIn,
): ContentWarning[] =>
  pages.flatMap(({ entryId, nodeId, locale, site, path }): ContentWarning[] => {
    const node = find(nodeId);
    if (site === undefined || node === undefined || isWritten(writtenIn, entryId, locale))
      return [];
    const [written = ''] = writtenIn[entryId] ?? [];
    const fields = Object.values(findContentType(contentTypeId(node) ?? '')?.fields ?? {});
    const field = fields.find(({ required, localized }) => required && localized)?.name ?? '';
    const base = { type: 'Entry', id: entryId, name: nameOf(node), field } as const;
    const message = `${path} shows "${nameOf(node)}" as it is written in "${written}", because it is not translated into "${locale}": translate it, or leave this language out under "Only in these languages".`;
    return [{ ...base, kind: 'not-translated', message }];
  });

/** One warning for each locale of a site in which interface labels are in English or in the locale that it falls back to. */
const warningsOfLabels = (
  { byType }: NodeSource,
  { sites }: Routes,
  writtenIn: WrittenIn,
): ContentWarning[] => {
  const labels = byType(typeName('label'));
  return [...new Set(sites.map(({ locale }) => locale))].flatMap((locale): ContentWarning[] => {
    const written = new Set(
      labels
        .filter(({ contentful_id }) => isWritten(writtenIn, contentful_id, locale))
        .map(({ key }) => key),
    );
    const missing = labelKeys.filter((key) => !written.has(key));
    // Without a label the site has its English text.
    if (missing.length === 0 || languageSegment(locale) === 'en') return [];
    const texts = missing.length === 1 ? 'interface text is' : 'interface texts are';
    const message = `${missing.length} ${texts} not in "${locale}", because the space has no labels for them: ${missing.join(', ')}.`;
    return [
      { kind: 'missing-labels', type: 'Entry', id: '', name: locale, field: 'Text', message },
    ];
  });
};

/** Labels with a key that the site does not know. */
const warningsOfKeys = ({ byType }: NodeSource): ContentWarning[] => {
  const known = new Set<unknown>(labelKeys);
  const unknown = new Map(
    byType(typeName('label'))
      .filter(({ key }) => typeof key === 'string' && !known.has(key))
      .map((node) => [node.contentful_id, node]),
  );
  return [...unknown.values()].map(({ contentful_id: id, key }) => ({
    kind: 'wrong-value',
    type: 'Entry',
    id,
    name: String(key),
    field: 'Key',
    message: `The label "${String(key)}" is not shown, because the site has no text of this key: use one of src/i18n/labels.ts.`,
  }));
};

/** What visitors read in another language than that of the page. */
export const findTranslationWarnings = (
  source: NodeSource,
  routes: Routes,
  writtenIn: WrittenIn,
): ContentWarning[] => [
  ...warningsOfPages(source, routes, writtenIn),
  ...warningsOfLabels(source, routes, writtenIn),
  ...warningsOfKeys(source),
];
