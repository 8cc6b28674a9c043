import type { ResourceBody } from '../../types';
import { fieldsOf } from '../validation/fieldValidations';

/** New field ids by the ids that they replace. */
export type FieldRenames = ReadonlyMap<string, string>;

/** The fields of a content type that publishing renames: those with a `newId`. */
export const fieldRenames = (body: ResourceBody): FieldRenames =>
  new Map(
    fieldsOf(body).flatMap(({ id, newId }) =>
      newId !== undefined && newId !== id ? [[id, newId] as const] : [],
    ),
  );

/** A content type with the new ids in place of `newId`. */
export const withNewIds = (body: ResourceBody): ResourceBody => {
  const renames = fieldRenames(body);
  const { displayField } = body;
  return {
    ...body,
    ...(typeof displayField === 'string' && {
      displayField: renames.get(displayField) ?? displayField,
    }),
    fields: fieldsOf(body).map(({ newId, ...field }) => ({ ...field, id: newId ?? field.id })),
  };
};

/** Editor interface controls of the renamed fields. */
export const renameControls = (controls: unknown, renames: FieldRenames): unknown =>
  Array.isArray(controls)
    ? (controls as { fieldId: string }[]).map((control) => ({
        ...control,
        fieldId: renames.get(control.fieldId) ?? control.fieldId,
      }))
    : controls;
