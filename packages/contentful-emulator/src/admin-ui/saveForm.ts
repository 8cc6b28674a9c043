import { UsageError } from '../usageError';
import type { SpaceContext } from '../delivery/spaceContext';
import type { ValidationProblem } from '../management/managementErrors';
import { publishProblems } from '../management/validation/checkPublishable';
import { StoreError } from '../store/storeError';
import type { Entity, EntityKind } from '../types';
import { formFields } from './entityPage';
import { fromFormText, isEditable, toFormText } from './fieldText';

export type FormOutcome =
  | { result: 'saved' | 'published' | 'unpublished' }
  /** `conflict`: the version is outdated. `invalid`: a value has the wrong type. `unpublishable`: saved, but validation failed. */
  | { result: 'conflict' | 'invalid' | 'unpublishable'; errors: Map<string, string[]> };

const byField = (problems: readonly ValidationProblem[]): Map<string, string[]> => {
  const errors = new Map<string, string[]>();
  for (const { path, details } of problems) {
    const [, field = '', locale] = path.map(String);
    errors.set(field, [...(errors.get(field) ?? []), locale ? `${details} (${locale})` : details]);
  }
  return errors;
};

/** Applies a form to the fields of an entity. Changes only fields with a text other than the one the form was rendered with. */
const readFields = (
  before: Entity,
  locale: string,
  form: URLSearchParams,
  context: SpaceContext,
) => {
  const fields = structuredClone(before.current.fields);
  const errors = new Map<string, string[]>();
  let isChanged = false;
  for (const field of formFields(before, locale, context)) {
    const value = before.current.fields[field.id]?.[locale];
    const text = form.get(`field-${field.id}`)?.replace(/\r\n/g, '\n');
    if (text === undefined || !isEditable(value, field)) continue;
    if (text === toFormText(value, field)) continue;
    try {
      const next = fromFormText(text, field);
      const values = { ...fields[field.id], [locale]: next };
      if (next === undefined) delete values[locale];
      fields[field.id] = values;
      isChanged = true;
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      errors.set(field.id, [error.message]);
    }
  }
  return { fields, errors, isChanged };
};

/**
 * Saves a submitted form, and publishes or unpublishes the entity, by the `action` of the button. A save emits
 * `auto_save`, as in Contentful's web app.
 */
export const saveForm = (
  kind: EntityKind,
  id: string,
  locale: string,
  form: URLSearchParams,
  context: SpaceContext,
): FormOutcome => {
  const { store } = context;
  const before = store.require(kind, id);
  const none = new Map<string, string[]>();
  if (String(before.version) !== form.get('version')) return { result: 'conflict', errors: none };
  const action = form.get('action');
  if (action === 'unpublish') {
    store.unpublish(kind, id, before.version);
    return { result: 'unpublished' };
  }
  const { fields, errors, isChanged } = readFields(before, locale, form, context);
  if (errors.size > 0) return { result: 'invalid', errors };
  try {
    if (isChanged) store.put(kind, { id, fields }, before.version, true);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return { result: 'invalid', errors: new Map([['', [error.message]]]) };
  }
  if (action !== 'publish') return { result: 'saved' };
  const problems = publishProblems(store.require(kind, id), store);
  if (problems.length > 0) return { result: 'unpublishable', errors: byField(problems) };
  store.publish(kind, id);
  return { result: 'published' };
};
