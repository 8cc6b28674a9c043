import type { ContentType, LocalizedFields } from '../types';
import { checkValue } from './checkValue';
import { StoreError } from './storeError';

const list = (names: readonly string[]) => names.join(', ');

const assetFieldIds = ['title', 'description', 'file'];

/** Throws {@link StoreError} for undefined fields and locales and for values of the wrong type. Assets have no content type. */
export const checkFields = (
  fields: LocalizedFields,
  contentType: ContentType | undefined,
  localeCodes: readonly string[],
  defaultLocale: string,
): void => {
  const owner = contentType ? `content type "${contentType.id}"` : 'an asset';
  const known = contentType?.fields.map(({ id }) => id) ?? assetFieldIds;
  for (const [id, values] of Object.entries(fields)) {
    if (!known.includes(id)) {
      throw new StoreError(
        'ValidationFailed',
        `${owner} has no field "${id}"; it has ${list(known)}`,
      );
    }
    const field = contentType?.fields.find((candidate) => candidate.id === id);
    const isLocalized = field?.localized ?? true;
    for (const [code, value] of Object.entries(values)) {
      if (!localeCodes.includes(code)) {
        throw new StoreError(
          'ValidationFailed',
          `this space has no locale "${code}"; it has ${list(localeCodes)}`,
        );
      }
      if (!isLocalized && code !== defaultLocale) {
        throw new StoreError(
          'ValidationFailed',
          `field "${id}" of ${owner} is not localised; set it in "${defaultLocale}" only`,
        );
      }
      if (field) checkValue(value, field);
    }
  }
};
