import type { ParseArgsConfig } from 'node:util';
import type { CommandSetup } from './commandSetup';

export type Values = Record<string, string | boolean | (string | boolean)[] | undefined>;

export type CommandContext = { print: (line: string) => void; setup: CommandSetup };

/** A subcommand. */
export type Command = {
  summary: string;
  /** Arguments after the command's name, for the help text. */
  usage: string;
  help: (setup: CommandSetup) => string;
  options?: ParseArgsConfig['options'];
  /** Minimum and maximum number of arguments. */
  arguments: readonly [minimum: number, maximum: number];
  run(positionals: string[], values: Values, context: CommandContext): Promise<void>;
};

/** Options of every command; they select the space. */
export const spaceOptions = {
  export: { type: 'string' },
  file: { type: 'string' },
  state: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies ParseArgsConfig['options'];

export const textOf = (value: Values[string]): string | undefined =>
  typeof value === 'string' ? value : undefined;
