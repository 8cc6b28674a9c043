import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ProblemError } from '../gatsby/problems/buildProblem';
import { compileRedirects } from './compileRedirects';
import { formatNginxMap } from './output/nginxMap';
import { formatRedirectsFile } from './output/redirectsFile';
import { formatShards } from './output/shards';
import { readTable } from './readTable';
import { placeOf, type RedirectProblem, type WrittenRule } from './types';

export type WriteRedirectsOptions = {
  /** The built site: gets `_redirects` and `redirects/*.json`. */
  publicFolder: string;
  /** What is for whoever runs a host: gets `nginx/redirects.conf`. */
  hostingFolder: string;
  /** Every page of the website. */
  pagePaths: readonly string[];
  /** Where the table is. */
  tableFolder?: string;
  /** A folder of the host below which the site lives, such as `/preview`. */
  pathPrefix?: string;
  /** Rules that are not in the table: from the addresses that pages have left. */
  moved?: (table: readonly WrittenRule[]) => readonly WrittenRule[];
};

export type WrittenRedirects = {
  ruleCount: number;
  /** Rules left out because the pages they speak of are not as they say; a line each. */
  leftOut: readonly string[];
  /** Chains that were flattened, and what hosts will not take; a line each. */
  warnings: readonly string[];
};

const textOf = (problem: RedirectProblem): string => `${placeOf(problem)}: ${problem.message}`;

/** A table that cannot be used; `problems` has every line to change. */
export class RedirectTableError extends ProblemError {
  override name = 'RedirectTableError';

  constructor(faults: readonly RedirectProblem[]) {
    super(
      faults.map(({ file, line, message }) => ({
        id: 'redirects',
        category: 'code',
        text: message,
        file,
        line,
      })),
      `The table of redirects is wrong:\n${faults.map((fault) => `- ${textOf(fault)}`).join('\n')}`,
    );
  }
}

const writeIfChanged = async (file: string, text: string): Promise<void> => {
  const current = await readFile(file, 'utf8').catch(() => undefined);
  if (current !== text) await writeFile(file, text);
};

/**
 * Compiles the table and writes what hosts and browsers read of it. A rule that is wrong only with the pages of this
 * build (an editor may have retired a page) is left out and told; a table that is wrong by itself stops the build.
 *
 * @throws RedirectTableError naming every fault of the table.
 */
export const writeRedirects = async ({
  publicFolder,
  hostingFolder,
  pagePaths,
  tableFolder = 'redirects',
  pathPrefix = '',
  moved = () => [],
}: WriteRedirectsOptions): Promise<WrittenRedirects> => {
  const table = await readTable(tableFolder);
  const { rules, problems, notes } = compileRedirects({
    ...table,
    rules: [...table.rules, ...moved(table.rules)],
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
    leftOut: problems.map(textOf),
    warnings: [...notes, ...warnings],
  };
};
