import type { ParseArgsConfig } from 'node:util';

export type Values = Record<string, string | boolean | (string | boolean)[] | undefined>;

/** One command of `npm run space`. */
export type Command = {
  summary: string;
  /** Arguments after the command's name, as help shows them. */
  usage: string;
  help: string;
  options?: ParseArgsConfig['options'];
  /** How many arguments it takes at least and at most. */
  arguments: readonly [minimum: number, maximum: number];
  run(positionals: string[], values: Values, print: (line: string) => void): Promise<void>;
};

/** A mistake of the caller's: shown in one line, without a stack. */
export class UsageError extends Error {}

/** The options that say which space is meant; every command takes them. */
export const spaceOptions = {
  file: { type: 'string' },
  state: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies ParseArgsConfig['options'];

export const textOf = (value: Values[string]): string | undefined =>
  typeof value === 'string' ? value : undefined;
