import { about } from './checkEntry';
import type { EntryView, ExportView } from './exportView';
import type { CheckResult } from './violation';
import { isFilled, isRecord } from './values';

/** Finds duplicate values of unique fields. */
export const checkUnique = (view: ExportView, { errors }: CheckResult): void => {
  const seen = new Map<string, EntryView>();
  for (const entry of view.entries.values()) {
    for (const [fieldId, field] of Object.entries(entry.type?.fields ?? {})) {
      const values = entry.fields[fieldId];
      if (!field.unique || !isRecord(values)) continue;
      for (const [locale, value] of Object.entries(values)) {
        if (!isFilled(value)) continue;
        const key = JSON.stringify([entry.typeId, fieldId, locale, value]);
        const other = seen.get(key);
        if (other) {
          const message = `${JSON.stringify(value)} is taken by ${other.id}: choose another`;
          errors.push(about(entry, message, fieldId));
        } else {
          seen.set(key, entry);
        }
      }
    }
  }
};
