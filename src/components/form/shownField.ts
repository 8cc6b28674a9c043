import type { FormField } from './checkFields';

/** A field with what visitors read of it. */
export type ShownField = FormField & {
  label: string;
  help?: string | null;
  autoComplete?: string;
  /** What [square brackets] in the label of a consent link to. */
  href?: string | null;
};

const isNarrow = ({ type }: ShownField): boolean =>
  type === 'text' || type === 'email' || type === 'tel' || type === 'select';

/** The names of the fields that take a whole row: those of several lines, and of one line without a neighbour. */
export const wideFields = (fields: readonly ShownField[]): ReadonlySet<string> => {
  const wide = new Set<string>();
  let run: ShownField[] = [];
  const endRun = (): void => {
    const last = run.at(-1);
    if (last && run.length % 2 === 1) wide.add(last.name);
    run = [];
  };
  for (const field of fields) {
    if (isNarrow(field)) {
      run.push(field);
      continue;
    }
    endRun();
    wide.add(field.name);
  }
  endRun();
  return wide;
};
