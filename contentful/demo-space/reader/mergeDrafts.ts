import { isDeepStrictEqual } from 'node:util';
import type { Draft, DraftField } from './draft';
import { sourceNameOf } from './fieldNames';
import type { Problems } from './problems';

const place = ({ origin }: Draft) => `${origin.file}:${origin.line}`;

const mergeField = (
  target: Draft,
  fieldId: string,
  field: DraftField,
  problems: Problems,
): void => {
  const known = target.fields.get(fieldId);
  if (!known) {
    target.fields.set(fieldId, { origin: field.origin, values: new Map(field.values) });
    return;
  }
  for (const [locale, value] of field.values) {
    if (!known.values.has(locale)) {
      known.values.set(locale, value);
    } else if (!isDeepStrictEqual(known.values.get(locale), value)) {
      const label = sourceNameOf(target.type, fieldId);
      const first = `${known.origin.file}:${known.origin.line}`;
      const fix = target.type.fields[fieldId]?.localized
        ? `it is written in ${locale} twice`
        : Array.isArray(value)
          ? 'both language files must have the same list, or only one of them has it'
          : 'it is the same in all languages, so write it in one of the files';
      problems.add(field.origin, `${label} differs from ${first}: ${fix}`);
    }
  }
};

/** Joins what the language files of one entry say. Two other entries with one id are a fault. */
export const mergeDrafts = (drafts: readonly Draft[], problems: Problems): Draft[] => {
  const byId = new Map<string, Draft>();
  for (const draft of drafts) {
    const known = byId.get(draft.id);
    if (!known) {
      byId.set(draft.id, { ...draft, fields: new Map(draft.fields) });
    } else if (known.stem !== draft.stem || known.origin.file === draft.origin.file) {
      problems.add(draft.origin, `the id ${draft.id} is taken by ${place(known)}: choose another`);
    } else if (known.type !== draft.type) {
      problems.add(draft.origin, `${draft.id} is a ${draft.type.id} here but a ${known.type.id} in ${place(known)}`);
    } else {
      known.firstSection ??= draft.firstSection;
      for (const [fieldId, field] of draft.fields) mergeField(known, fieldId, field, problems);
    }
  }
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
};
