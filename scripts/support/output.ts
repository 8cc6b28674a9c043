import { isJsonLog, jsonLog, type Log, type LogFields } from 'static-site-publisher/monitoring';

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

let programLog: Log | undefined;

/** Logs a JSON line with LOG_FORMAT=json, which `.env` may set after this file is imported; else a line for people. */
const log = (line: string, fields: LogFields, printText: (line: string) => void): void => {
  if (!isJsonLog()) return printText(line);
  programLog ??= jsonLog('talvane', isForPrograms ? 2 : 1);
  programLog(line, fields);
};

export const warn = (line: string): void =>
  log(line, { level: 'warn' }, (text) => console.warn(`${paint(33, 'warning')} ${text}`));
export const fail = (line: string): void =>
  log(line, { level: 'error' }, (text) => console.error(`${paint(31, 'error')} ${text}`));
/** Progress; as the log of a server, also its warnings and errors. */
export const say: Log = (line, fields = {}) =>
  log(line, fields, (text) => print(`${paint(36, 'talvane')} ${text}`));

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
