import { formFieldFault, isFieldName } from '../form/formFieldFault';
import { about } from './checkEntry';
import type { EntryView, ExportView } from './exportView';
import { isFilled, isRecord, readLink, textsIn } from './values';
import type { CheckResult } from './violation';

const only = (values: unknown): unknown =>
  isRecord(values) ? Object.values(values).find(isFilled) : undefined;
const textOf = (values: unknown): string => {
  const value = only(values);
  return typeof value === 'string' ? value : '';
};

const checkField = (entry: EntryView, { errors }: CheckResult): void => {
  const { name, type, options } = entry.fields;
  const lists = isRecord(options) ? Object.entries(options) : [];
  const inLanguages = lists.length > 0 ? lists : [['', []] as const];
  const messages = new Set<string>();
  for (const [locale, list] of inLanguages) {
    const fault = formFieldFault(textOf(name), textOf(type), textsIn(list));
    // A name of the wrong pattern is an error of `checkEntry` already.
    if (fault === undefined || messages.has(fault.message)) continue;
    messages.add(fault.message);
    const where = fault.field === 'options' && locale !== '' ? locale : undefined;
    if (fault.field !== 'name' || isFieldName(textOf(name)))
      errors.push(about(entry, fault.message, fault.field, where));
  }
};

const checkNames = (view: ExportView, form: EntryView, { errors }: CheckResult): void => {
  const links = only(form.fields.formFields);
  const seen = new Map<string, string>();
  for (const link of Array.isArray(links) ? links : []) {
    const field = view.entries.get(readLink(link)?.id ?? '');
    if (field === undefined) continue;
    const name = textOf(field.fields.name);
    const other = seen.get(name);
    if (other !== undefined) {
      const message = `the fields ${other} and ${field.id} are both named "${name}": remove one, or rename it`;
      errors.push(about(form, message, 'formFields'));
    }
    seen.set(name, field.id);
  }
};

/** Checks the names and options of form fields, and that the names of a form differ. */
export const checkForms = (view: ExportView, entry: EntryView, result: CheckResult): void => {
  if (entry.typeId === 'formField') checkField(entry, result);
  if (entry.typeId === 'form') checkNames(view, entry, result);
};
