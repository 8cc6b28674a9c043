import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRules } from './parseRules';
import type { RedirectProblem, TableRule } from './types';

export type RedirectTable = {
  rules: readonly TableRule[];
  problems: readonly RedirectProblem[];
  externalHosts: readonly string[];
};

/**
 * Reads every `rules/*.txt` below a folder, sorted by name, and `external-hosts.txt`.
 *
 * @param folder of the table; messages name files with this prefix.
 */
export const readTable = async (folder: string): Promise<RedirectTable> => {
  const names = (await readdir(join(folder, 'rules'))).filter((name) => name.endsWith('.txt'));
  const parsed = await Promise.all(
    names.sort().map(async (name) => {
      const file = join(folder, 'rules', name);
      return parseRules(file, await readFile(file, 'utf8'));
    }),
  );
  const hosts = await readFile(join(folder, 'external-hosts.txt'), 'utf8');
  return {
    rules: parsed.flatMap(({ rules }) => rules),
    problems: parsed.flatMap(({ problems }) => problems),
    externalHosts: hosts
      .split(/\r?\n/)
      .map((line) => line.replace(/#.*$/, '').trim().toLowerCase())
      .filter((line) => line !== ''),
  };
};
