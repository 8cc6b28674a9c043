import { linksIn } from '../../delivery/links';
import { checkValue } from '../../store/checkValue';
import { StoreError } from '../../store/storeError';
import type { SpaceStore } from '../../store/spaceStore';
import type { Entity, Field } from '../../types';
import type { ValidationProblem } from '../managementErrors';
import { checkValidation } from './checkValidation';
import type { ManagementField } from './fieldValidations';

const maximumLengths: Record<string, number> = { Symbol: 256, Text: 50_000 };

const isDuplicate = (
  entity: Entity,
  fieldId: string,
  locale: string,
  value: unknown,
  store: SpaceStore,
) =>
  store
    .list('Entry', entity.contentTypeId)
    .some(
      ({ id, published }) => id !== entity.id && published?.fields[fieldId]?.[locale] === value,
    );

const typeProblem = (value: unknown, field: ManagementField): string | undefined => {
  try {
    checkValue(value, field as Field);
    return undefined;
  } catch (error) {
    if (error instanceof StoreError) return error.message;
    throw error;
  }
};

/** Validates the value of a field in one locale: type, maximum length, validations, uniqueness and link targets. */
export const checkFieldValue = (
  entity: Entity,
  field: ManagementField,
  locale: string,
  store: SpaceStore,
): ValidationProblem[] => {
  const value = entity.current.fields[field.id]?.[locale];
  const path = ['fields', field.id, locale];
  const wrongType = typeProblem(value, field);
  if (wrongType) return [{ name: 'type', type: field.type, value, details: wrongType, path }];
  const rules = field.validations ?? [];
  const problems: ValidationProblem[] = rules
    .flatMap((rule) => checkValidation(rule, value, store))
    .map((problem) => ({ ...problem, path }) as ValidationProblem);
  const maximum = maximumLengths[field.type];
  if (typeof value === 'string' && maximum !== undefined && value.length > maximum) {
    problems.push({ name: 'size', max: maximum, details: `Size must be at most ${maximum}`, path });
  }
  if (Array.isArray(value)) {
    value.forEach((item: unknown, index) => {
      for (const rule of field.items?.validations ?? []) {
        for (const problem of checkValidation(rule, item, store)) {
          problems.push({ ...problem, path: [...path, index] } as ValidationProblem);
        }
      }
    });
  }
  if (rules.some(({ unique }) => unique) && isDuplicate(entity, field.id, locale, value, store)) {
    problems.push({
      name: 'unique',
      value,
      details: 'Same field value present in other entry',
      path,
    });
  }
  for (const link of linksIn(value)) {
    const { linkType, id } = link.sys;
    if (store.get(linkType === 'Asset' ? 'Asset' : 'Entry', id)) continue;
    problems.push({
      name: 'notResolvable',
      link: link.sys,
      details: `The linked ${linkType.toLowerCase()} "${id}" does not exist`,
      path,
    });
  }
  return problems;
};
