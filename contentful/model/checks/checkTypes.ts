import { contentTypes } from '../contentTypes';
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
      const wanted = toExportField(id, field);
      const is = fieldsInSpace.find((candidate) => candidate.id === id);
      if (!is) {
        if (!field.hidden) {
          warnings.push(about(type.id, `the space has no field "${id}": import the model`, id));
        }
      } else if (is.type !== wanted.type || is.linkType !== wanted.linkType) {
        const kind = [wanted.linkType, wanted.type].filter(Boolean).join(' ');
        const message = `the field "${id}" must be of the kind ${kind}: make it anew from the model`;
        errors.push(about(type.id, message, id));
      } else if (is.localized !== wanted.localized) {
        const should = wanted.localized ? 'must be localised' : 'must not be localised';
        warnings.push(about(type.id, `the field "${id}" ${should}: change it in the space`, id));
      }
    }
  }
};
