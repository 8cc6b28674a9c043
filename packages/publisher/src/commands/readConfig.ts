import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { PublisherConfig } from '../config';

/** Where a config is looked for if none is named. */
const usualFiles = ['publisher.config.mjs', 'publisher.config.js', 'publisher.config.ts'];

const isFunction = z.custom<unknown>((value) => typeof value === 'function', 'must be a function');
const command = z.array(z.string()).nonempty();
const text = z.string().min(1);

const schema = z.strictObject({
  buildCommand: command,
  standbyCommand: command.optional(),
  outputFolder: text.optional(),
  readPages: isFunction.optional(),
  checks: z.array(isFunction).optional(),
  immutableFiles: z.instanceof(RegExp).optional(),
  companions: z.record(z.string(), text).optional(),
  onRelease: isFunction.optional(),
  statusPage: z
    .strictObject({ siteName: text.optional(), theme: z.looseObject({}).optional() })
    .optional(),
  commands: z.strictObject({ start: text, confirm: text }).optional(),
} satisfies Record<keyof PublisherConfig, z.ZodType>);

type Module = { default?: unknown };

/** A module of the project; tsx loads TypeScript where the project has it, else Node itself does. */
const load = async (file: string): Promise<Module> => {
  const url = pathToFileURL(file).href;
  if (!/\.[cm]?ts$/.test(file)) return (await import(url)) as Module;
  let tsx: string;
  try {
    tsx = createRequire(file).resolve('tsx/esm/api');
  } catch {
    return (await import(url)) as Module;
  }
  const { tsImport } = (await import(pathToFileURL(tsx).href)) as {
    tsImport: (specifier: string, parent: string) => Promise<Module>;
  };
  return tsImport(url, url);
};

/** CommonJS modules of TypeScript have their default within the default. */
const defaultOf = ({ default: value }: Module): unknown =>
  typeof value === 'object' && value !== null && 'default' in value ? value.default : value;

/**
 * Reads the config of a project.
 *
 * @param named undefined for the first of the usual files that the working folder has.
 * @throws Error naming what is missing or wrong.
 */
export const readConfig = async (
  named: string | undefined,
): Promise<{ file: string; config: PublisherConfig }> => {
  const name = named ?? usualFiles.find((one) => existsSync(one));
  if (name === undefined) {
    throw new Error(
      `which config? There is no ${usualFiles.join(', ')} here; name one with --config.`,
    );
  }
  const file = resolve(name);
  if (!existsSync(file)) throw new Error(`config ${file}: does not exist.`);
  const module = await load(file).catch((error: unknown) => {
    throw new Error(`config ${file}: ${error instanceof Error ? error.message : String(error)}`);
  });
  const value = defaultOf(module);
  if (value === undefined) throw new Error(`config ${file}: has no default export.`);
  const { error } = schema.safeParse(value);
  if (error !== undefined) {
    const faults = error.issues.map(({ path, message }) =>
      [path.join('.'), message].join(' ').trim(),
    );
    throw new Error(`config ${file}: ${faults.join('; ')}.`);
  }
  return { file, config: value as PublisherConfig };
};
