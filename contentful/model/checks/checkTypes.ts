import { contentTypes } from '../contentTypes';
import type { Field } from '../define';
import { toExportField } from '../export/exportField';
import type { ExportView } from './exportView';
import type { CheckResult, Violation } from './violation';
import { at, isRecord, textAt } from './values';

const about = (typeId: string, message: string, field?: string): Violation => ({
  entryId: typeId,
  entryName: typeId,
  contentType: typeId,
  ...(field === undefined ? {} : { field }),
  message,
});

type FieldKindInSpace = {
  type?: unknown;
  linkType?: unknown;
  items?: { type?: unknown; linkType?: unknown };
};

/** Contentful's name of a field's kind: `Link Entry`, `Array Symbol`. */
const kindName = ({ type, linkType, items }: FieldKindInSpace): string =>
  [type, linkType, items?.type, items?.linkType].filter(Boolean).join(' ');

/**
 * What is wrong with the kind of a field of the space, where the model has another; undefined if it is the same. Values of
 * another kind would reach Gatsby as nodes of other shapes.
 */
export const fieldKindFault = (
  id: string,
  field: Field,
  inSpace: FieldKindInSpace,
): string | undefined => {
  const [wanted, found] = [kindName(toExportField(id, field)), kindName(inSpace)];
  return wanted === found ? undefined : `must be of the kind ${wanted}, not ${found}`;
};

/** Compares the content types of the space with the model. */
export const checkTypes = (view: ExportView, { errors, warnings }: CheckResult): void => {
  const found = new Map(view.contentTypes.map((type) => [textAt(type, 'sys', 'id') ?? '', type]));
  if (found.size < view.contentTypes.length) {
    errors.push(about('', 'two content types have the same id, or one has none: keep one of each'));
  }
  for (const type of contentTypes) {
    const inSpace = found.get(type.id);
    if (!inSpace) {
      warnings.push(about(type.id, 'the space has no such content type: import the model'));
      continue;
    }
    const fields = at(inSpace, 'fields');
    const fieldsInSpace = Array.isArray(fields) ? fields.filter(isRecord) : [];
    for (const [id, field] of Object.entries(type.fields)) {
      const is = fieldsInSpace.find((candidate) => candidate.id === id);
      if (!is) {
        if (!field.hidden) {
          warnings.push(about(type.id, `the space has no field "${id}": import the model`, id));
        }
        continue;
      }
      const fault = fieldKindFault(id, field, is);
      if (fault) {
        errors.push(
          about(type.id, `the field "${id}" ${fault}: create it again from the model`, id),
        );
      } else if (is.localized !== field.localized) {
        const should = field.localized ? 'must be localised' : 'must not be localised';
        warnings.push(about(type.id, `the field "${id}" ${should}: change it in the space`, id));
      }
    }
  }
};
