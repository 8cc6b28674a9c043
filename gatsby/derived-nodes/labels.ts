import { defaultLabels, labelKeys, type LabelKey, type Labels } from '../../src/i18n/labels';
import { findAllOfType, type ResolverContext } from '../content/resolverContext';
import { derivedNodeId, readDerivedNode } from './derivedNodes';

const isKnownKey = (key: unknown): key is LabelKey => labelKeys.some((known) => known === key);

const nameOf = (locale: string): string => `labels in ${locale}`;

/** The id of the node with the interface labels of a locale. */
export const labelsNodeId = (locale: string): string => derivedNodeId(nameOf(locale));

/** The interface labels of a locale as a derived node; English labels where the space has none. */
export const labelsOf = async (
  locale: string,
  context: ResolverContext,
): Promise<[string, Labels]> => {
  const labels: Labels = { ...defaultLabels };
  for (const { key, text } of await findAllOfType(context, 'ContentfulLabel', locale)) {
    if (isKnownKey(key) && typeof text === 'string' && text !== '') labels[key] = text;
  }
  return [nameOf(locale), labels];
};

const nameOfEntries = (locale: string): string => `label entries in ${locale}`;

/** The ids of the entries of labels by key, as a derived node; only the preview has it. */
export const labelEntriesOf = async (
  locale: string,
  context: ResolverContext,
): Promise<[string, Partial<Record<LabelKey, string>>]> => {
  const ids: Partial<Record<LabelKey, string>> = {};
  for (const node of await findAllOfType(context, 'ContentfulLabel', locale)) {
    const { key, text, contentful_id } = node;
    if (isKnownKey(key) && typeof text === 'string' && text !== '') ids[key] = contentful_id;
  }
  return [nameOfEntries(locale), ids];
};

/** The ids of the entries of labels by key; a label without an entry is not among them. */
export const readLabelEntries = (
  locale: string,
  context: ResolverContext,
): Partial<Record<LabelKey, string>> => readDerivedNode(nameOfEntries(locale), context);

/** The interface labels of a locale. */
export const readLabels = (locale: string, context: ResolverContext): Labels =>
  readDerivedNode(nameOf(locale), context);
