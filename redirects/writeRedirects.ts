import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildProblem } from 'static-site-publisher/build-events';
import { compileRedirects } from './compileRedirects';
import { formatNginxMap } from './output/nginxMap';
import { formatRedirectsFile } from './output/redirectsFile';
import { formatShards } from './output/shards';
import { readTable } from './readTable';
import { summariseAbsent } from './summariseAbsent';
import { locationOf, type RedirectProblem, type TableRule } from './types';

export type WriteRedirectsOptions = {
  /** The built site, for `_redirects` and `redirects/*.json`. */
  publicFolder: string;
  /** The folder of host configuration, for `nginx/redirects.conf`. */
  hostingFolder: string;
  /** Every page of the website. */
  pagePaths: readonly string[];
  tableFolder?: string;
  /** Gatsby's path prefix, such as `/preview`. */
  pathPrefix?: string;
  /** Rules derived from routes, given the rules of the table. */
  derivedRules?: (table: readonly TableRule[]) => readonly TableRule[];
};

export type WrittenRedirects = {
  ruleCount: number;
  /** One line for each rule skipped because it conflicts with the current pages, in a country that has pages. */
  skipped: readonly string[];
  /** One line for all rules that lead to countries without a page. */
  absent: string | undefined;
  /** One line for each flattened chain and each host limit that is exceeded. */
  warnings: readonly string[];
};

const textOf = (problem: RedirectProblem): string => `${locationOf(problem)}: ${problem.message}`;

/** An invalid table; `problems` names every line to change. */
export class RedirectTableError extends Error {
  override name = 'RedirectTableError';
  readonly problems: readonly BuildProblem[];

  constructor(faults: readonly RedirectProblem[]) {
    super(
      `The table of redirects is wrong:\n${faults.map((fault) => `- ${textOf(fault)}`).join('\n')}`,
    );
    this.problems = faults.map(({ file, line, message }) => ({
      id: 'redirects',
      category: 'code',
      text: message,
      file,
      line,
    }));
  }
}

const writeIfChanged = async (file: string, text: string): Promise<void> => {
  const current = await readFile(file, 'utf8').catch(() => undefined);
  if (current !== text) await writeFile(file, text);
};

/**
 * Compiles the table and writes the files for hosts and browsers. A rule that conflicts with the pages of this build (an
 * editor may have removed a page) is skipped with a warning, those of countries without a page with one for all; an invalid
 * table fails the build.
 *
 * @throws RedirectTableError naming every fault of the table.
 */
export const writeRedirects = async ({
  publicFolder,
  hostingFolder,
  pagePaths,
  tableFolder = 'redirects',
  pathPrefix = '',
  derivedRules = () => [],
}: WriteRedirectsOptions): Promise<WrittenRedirects> => {
  const table = await readTable(tableFolder);
  const { rules, problems, notes } = compileRedirects({
    ...table,
    rules: [...table.rules, ...derivedRules(table.rules)],
    pagePaths,
  });
  const faults = [...table.problems, ...problems].filter(({ kind }) => kind === 'table');
  if (faults.length > 0) throw new RedirectTableError(faults);

  const shardFolder = join(publicFolder, 'redirects');
  const nginxFolder = join(hostingFolder, 'nginx');
  await Promise.all([shardFolder, nginxFolder].map((path) => mkdir(path, { recursive: true })));
  const { text, warnings } = formatRedirectsFile(rules, pathPrefix);
  await writeIfChanged(join(publicFolder, '_redirects'), text);
  await writeIfChanged(join(nginxFolder, 'redirects.conf'), formatNginxMap(rules, pathPrefix));
  for (const [name, content] of formatShards(rules)) {
    await writeIfChanged(join(shardFolder, name), content);
  }
  return {
    ruleCount: rules.length,
    skipped: problems.filter(({ absentCountry }) => absentCountry === undefined).map(textOf),
    absent: summariseAbsent(problems),
    warnings: [...notes, ...warnings],
  };
};
