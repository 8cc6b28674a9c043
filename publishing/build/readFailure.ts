import { BuildError } from './types';

/** What a build says when content, not the machine, keeps it from ending. */
const contentFault = /The content cannot be made into pages/;
const mostLines = 12;

/** Lines worth an editor's time: those of the first error, without frames of code and decoration. */
const errorLines = (lines: readonly string[]): string[] => {
  const first = lines.findIndex((line) => /(?:^|\s)(?:ERROR|error)\b/.test(line));
  return lines
    .slice(first === -1 ? -mostLines : first)
    .map((line) => line.replace(/^[\s│]+/, '').trimEnd())
    .filter((line) => line !== '' && !/^(?:at |[┌└├╭╰─]|not finished|$)/.test(line))
    .slice(0, mostLines);
};

/** Why a build failed, from its output. */
export const readFailure = (output: readonly string[], logFile: string): BuildError => {
  const start = output.findIndex((line) => contentFault.test(line));
  if (start !== -1) {
    const rest = output.slice(start + 1);
    const end = rest.findIndex((line) => !/^\s*- /.test(line));
    const faults = rest
      .slice(0, end === -1 ? rest.length : end)
      .map((line) => line.replace(/^\s*- /, ''));
    const more = faults.length > 1 ? ` And ${faults.length - 1} more.` : '';
    return new BuildError(
      `${faults[0] ?? 'The content cannot be made into pages.'}${more}`,
      'content',
      faults,
    );
  }
  const lines = errorLines(output);
  const said = lines.find((line) => !/^ERROR\b|^error$/.test(line)) ?? 'it did not say why';
  return new BuildError(
    `The build failed: ${said.replace(/^error /, '')} (${logFile})`,
    'passing',
    lines,
  );
};
