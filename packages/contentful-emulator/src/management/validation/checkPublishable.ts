import { isAssetFile } from '../../assets/assetFile';
import type { SpaceContext } from '../../delivery/spaceContext';
import type { SpaceStore } from '../../store/spaceStore';
import type { Entity } from '../../types';
import { validationFailed, type ValidationProblem } from '../managementErrors';
import { checkFieldValue } from './checkFieldValue';
import type { ManagementField } from './fieldValidations';

type LocaleBody = { code: string; default?: boolean; optional?: boolean };

const required = (path: string[]): ValidationProblem => ({
  name: 'required',
  details: `The property "${path[1] ?? ''}" is required here`,
  path,
});

type Codes = readonly string[] | undefined;

const checkAsset = (asset: Entity, codes: Codes): ValidationProblem[] => {
  const files = Object.entries(asset.current.fields.file ?? {}).filter(
    ([code]) => codes?.includes(code) ?? true,
  );
  if (files.length === 0) return [required(['fields', 'file'])];
  return files
    .filter(([, file]) => !isAssetFile(file))
    .map(([code]) => required(['fields', 'file', code, 'url']));
};

/** Validates an entry or asset as Contentful does on publish. `codes`: the locales that are published, by default all. */
export const publishProblems = (
  entity: Entity,
  store: SpaceStore,
  codes?: Codes,
): ValidationProblem[] => {
  if (entity.kind === 'Asset') return checkAsset(entity, codes);
  const type = store.resource('ContentType', entity.contentTypeId ?? '');
  const fields = (type?.published?.body.fields ?? []) as ManagementField[];
  const locales = store.resources('Locale').map(({ body }) => body as LocaleBody);
  return fields
    .filter(({ omitted }) => !omitted)
    .flatMap((field) =>
      locales
        .filter((locale) => field.localized || locale.default)
        .filter(({ code }) => codes?.includes(code) ?? true)
        .flatMap((locale) => {
          const value = entity.current.fields[field.id]?.[locale.code];
          if (value !== undefined && value !== null) {
            return checkFieldValue(entity, field, locale.code, store);
          }
          const isNeeded = field.required && (locale.default || !locale.optional);
          return isNeeded ? [required(['fields', field.id, locale.code])] : [];
        }),
    );
};

/** Throws Contentful's 422 with all validation errors of an entry or asset. */
export const checkPublishable = (entity: Entity, { store }: SpaceContext, codes?: Codes): void => {
  const problems = publishProblems(entity, store, codes);
  if (problems.length > 0) throw validationFailed(problems);
};
