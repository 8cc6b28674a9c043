import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { checkExport } from '../../contentful/model/checkExport';
import type { CheckResult } from '../../contentful/model/checks/violation';
import { loadEnvironment } from '../../gatsby/settings/loadEnvironment';
import { connectSpace } from '../support/connectSpace';
import { leaveOutputToPrograms } from '../support/output';
import { checkPages, type SoundExport } from './checkPages';
import { fetchExport } from './fetchExport';
import { formatViolations } from './formatViolations';

export const checkHelp = `npm run space -- check [file] [options]

Checks content against the content model: required fields in each language in which an entry is shown, links and their
types, values, slugs. Then against the pages that a build would create: links to pages of no site, content that no page
shows, missing labels and descriptions of pictures. Names entry, field, locale and fix of each violation. Exits with code 1 if there are errors; warnings
do not change the exit code.

  file        a contentful-export file; without it, the published content of the space in .env, else of the local space
  --json      prints { "errors": [], "warnings": [] }
  --help      this text`;

const readExport = async (file: string): Promise<unknown> => {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${file} cannot be read (${error.code ?? error.message}). Check the path.`);
  });
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Error(
      `${file} is not JSON (${(error as Error).message}). Make it with contentful-export.`,
    );
  }
};

const fetchFromSettings = async (): Promise<unknown> => {
  loadEnvironment();
  const space = await connectSpace();
  try {
    return await fetchExport(space.env);
  } finally {
    await space.close();
  }
};

const lengthOf = (file: unknown, list: 'entries' | 'assets'): number => {
  const items = (file as Record<string, unknown> | null | undefined)?.[list];
  return Array.isArray(items) ? items.length : 0;
};

/** Problems of the pages that the content model has already named are left out. */
const withPages = ({ errors, warnings }: CheckResult, pages: CheckResult): CheckResult => {
  const isNew = ({ entryId, field }: CheckResult['errors'][number]): boolean =>
    !errors.some((error) => error.entryId === entryId && error.field === field);
  return {
    errors: [...errors, ...pages.errors.filter(isNew)],
    warnings: [...warnings, ...pages.warnings.filter(isNew)],
  };
};

/** Without valid lists of entries, assets and locales there are no pages to check. */
const checkAll = async (file: unknown): Promise<CheckResult> => {
  const result = checkExport(file);
  const isSound = !result.errors.some(({ entryId }) => entryId === '');
  return isSound ? withPages(result, await checkPages(file as SoundExport)) : result;
};

/**
 * Runs `npm run space -- check`.
 *
 * @param args the arguments after `check`.
 * @returns the exit code: 1 if the content has errors.
 * @throws Error if the file or the space cannot be read.
 */
export const checkContent = async (
  args: readonly string[],
  print: (line: string) => void,
): Promise<number> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    print(checkHelp);
    return 0;
  }
  if (positionals.length > 1) throw new Error('usage: npm run space -- check [file]');
  // Progress goes to standard error, so that the report can be piped.
  leaveOutputToPrograms();
  const [path] = positionals;
  const file = path === undefined ? await fetchFromSettings() : await readExport(path);
  const result = await checkAll(file);
  const counts = { entries: lengthOf(file, 'entries'), assets: lengthOf(file, 'assets') };
  if (values.json) print(JSON.stringify(result, null, 2));
  else formatViolations(result, counts).forEach((line) => print(line));
  return result.errors.length > 0 ? 1 : 0;
};
