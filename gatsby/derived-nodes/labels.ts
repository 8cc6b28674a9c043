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

/** The interface labels of a locale. */
export const readLabels = (locale: string, context: ResolverContext): Labels =>
  readDerivedNode(nameOf(locale), context);
