/** A space file that cannot be served. `problems` holds one line a problem, each with its fix. */
export class SpaceFileError extends Error {
  readonly problems: readonly string[];

  constructor(file: string, problems: readonly string[]) {
    const shown = problems.slice(0, 20).map((problem) => `  ${problem}`);
    const more = problems.length > 20 ? [`  … and ${problems.length - 20} more`] : [];
    super(
      problems.length === 1
        ? `space file ${file}: ${problems[0]}`
        : [`space file ${file} has ${problems.length} problems:`, ...shown, ...more].join('\n'),
    );
    this.name = 'SpaceFileError';
    this.problems = problems;
  }
}
