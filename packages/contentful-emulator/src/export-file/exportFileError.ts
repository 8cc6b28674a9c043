/** Thrown for an invalid export file. `problems` has one line per problem, with its fix. */
export class ExportFileError extends Error {
  readonly problems: readonly string[];

  constructor(file: string, problems: readonly string[]) {
    const shown = problems.slice(0, 20).map((problem) => `  ${problem}`);
    const more = problems.length > 20 ? [`  … and ${problems.length - 20} more`] : [];
    super(
      problems.length === 1
        ? `export file ${file}: ${problems[0]}`
        : [`export file ${file} has ${problems.length} problems:`, ...shown, ...more].join('\n'),
    );
    this.name = 'ExportFileError';
    this.problems = problems;
  }
}
