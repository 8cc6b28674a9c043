import { defaultLabels, labelKeys, type LabelKey, type Labels } from '../../src/i18n/labels';
import { remember } from './remember';
import { findAllOfType, type ResolverContext } from './resolverContext';

const isKnownKey = (key: unknown): key is LabelKey => labelKeys.some((known) => known === key);

/** The words of the interface in a locale: those of the space, and English where it has none. */
export const readLabels = (locale: string, context: ResolverContext): Promise<Labels> =>
  remember({
    name: locale,
    types: ['ContentfulLabel'],
    context,
    make: async (quiet) => {
      const labels: Labels = { ...defaultLabels };
      for (const { key, text } of await findAllOfType(quiet, 'ContentfulLabel', locale)) {
        if (isKnownKey(key) && typeof text === 'string' && text !== '') labels[key] = text;
      }
      return labels;
    },
  });
