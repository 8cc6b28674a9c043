import type { ShownField } from '../../components/form/shownField';

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

/** The fields with their widths. */
export const withWidths = (fields: readonly ShownField[]): ShownField[] => {
  const wide = wideFields(fields);
  return fields.map((field) => ({ ...field, isWide: wide.has(field.name) }));
};
