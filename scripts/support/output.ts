/** Terminal output: progress, and one line for an error with its fix. */
const isColourful = process.stdout.isTTY && process.env.NO_COLOR === undefined;
const paint = (code: number, text: string): string =>
  isColourful ? `\u001b[${code}m${text}\u001b[0m` : text;

let isForPrograms = false;

/** Redirects human-readable lines to standard error, so that standard output carries JSON lines only. */
export const leaveOutputToPrograms = (): void => {
  isForPrograms = true;
};

const print = (line: string): void => (isForPrograms ? console.error(line) : console.log(line));

export const say = (line: string): void => print(`${paint(36, 'talvane')} ${line}`);
export const warn = (line: string): void => console.warn(`${paint(33, 'warning')} ${line}`);
export const fail = (line: string): void => console.error(`${paint(31, 'error')} ${line}`);

/**
 * Runs a CLI command. An error prints one line and sets exit code 1; DEBUG prints the stack trace.
 */
export const runCommand = (main: () => Promise<void>): void => {
  main().catch((error: unknown) => {
    fail(error instanceof Error ? error.message : String(error));
    if (process.env.DEBUG && error instanceof Error) console.error(error.stack);
    process.exit(1);
  });
};
