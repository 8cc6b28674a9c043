type Row = Readonly<Record<string, string | number>>;

/** A Markdown table of rows that share their columns. */
export const markdownTable = (rows: readonly Row[]): string => {
  const columns = Object.keys(rows[0] ?? {});
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |\n`;
  return (
    line(columns) +
    line(columns.map(() => '---')) +
    rows.map((row) => line(columns.map((column) => row[column] ?? ''))).join('')
  );
};
