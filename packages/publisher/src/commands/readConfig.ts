import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublisherConfig } from '../config';
import { configFaults } from './configFaults';

/** The default config files. */
const defaultFiles = ['publisher.config.mjs', 'publisher.config.js', 'publisher.config.ts'];

/** The smallest config. */
const example = "export default { buildCommand: ['npm', 'run', 'build'] };";

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
 * @param named undefined for the first of the default files that the working folder has.
 * @throws Error naming the field that is missing or wrong, and what to write instead.
 */
export const readConfig = async (
  named: string | undefined,
): Promise<{ file: string; config: PublisherConfig }> => {
  const name = named ?? defaultFiles.find((one) => existsSync(one));
  if (name === undefined) {
    throw new Error(
      `which config? There is no ${defaultFiles.join(', ')} here. Write one: ${example} Or name one with --config.`,
    );
  }
  const file = resolve(name);
  if (!existsSync(file)) {
    throw new Error(`config ${file}: does not exist. Name one that does with --config.`);
  }
  const module = await load(file).catch((error: unknown) => {
    throw new Error(`config ${file}: ${error instanceof Error ? error.message : String(error)}`);
  });
  const value = defaultOf(module);
  if (value === undefined) {
    throw new Error(`config ${file}: has no default export. Write ${example}`);
  }
  const faults = configFaults(value);
  if (faults.length > 0) throw new Error(`config ${file}: ${faults.join('; ')}.`);
  return { file, config: value as PublisherConfig };
};
