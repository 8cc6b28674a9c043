import { existsSync, readFileSync } from 'node:fs';
import { routesFile } from '../gatsby/routes/currentRoutes';
import type { Routes } from '../gatsby/routes/types';
import { compileRedirects } from '../redirects/compileRedirects';
import { readTable } from '../redirects/readTable';
import { summariseAbsent } from '../redirects/summariseAbsent';
import { locationOf } from '../redirects/types';

/** Checks the table against the pages of the last build and prints all problems. */
const check = async (): Promise<void> => {
  if (!existsSync(routesFile)) {
    throw new Error(`There is no ${routesFile} to check against. Run npm run build first.`);
  }
  const { pages } = JSON.parse(readFileSync(routesFile, 'utf8')) as Routes;
  const table = await readTable('redirects');
  const pagePaths = pages.map(({ path }) => path);
  const { rules, problems, notes } = compileRedirects({ ...table, pagePaths });
  const absent = summariseAbsent(problems);
  const all = [...table.problems, ...problems.filter(({ absentCountry }) => !absentCountry)];
  notes.forEach((note) => console.log(note));
  all.forEach((problem) => console.error(`${locationOf(problem)}: ${problem.message}`));
  if (absent !== undefined) console.log(absent);
  console.log(`${rules.length} redirects, ${all.length} problems`);
  if (all.length > 0) process.exitCode = 1;
};

check().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
