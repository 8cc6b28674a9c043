import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { say, warn } from '../support/output';
import { awaitAccess } from './awaitAccess';
import { buildCopy, compareCopy, presentSite } from './buildCopy';
import { checkCopy } from './checkCopy';
import { aliasTarget, copyEnvironment, deleteEnvironment, readContentState } from './environments';
import type { ModelSpace } from './modelSpace';
import { readRehearsal, writeRehearsal, type Rehearsal } from './rehearsalState';
import { runChild } from './runChild';

const shownDifferences = 30;

/** Unique, and readable in Contentful: rehearsal-20261126-0248-05. */
const newCopyId = (): string => {
  const digits = new Date().toISOString().replace(/\D/g, '');
  return `rehearsal-${digits.slice(0, 8)}-${digits.slice(8, 12)}-${digits.slice(12, 14)}`;
};

/** Deletes the copy of a rehearsal that was interrupted or refused. */
const removeLeftover = async (space: ModelSpace): Promise<void> => {
  const last = readRehearsal();
  if (!last || last.spaceId !== space.spaceId || last.state === 'switched') return;
  if ((await aliasTarget(space)) === last.copyId) return;
  say(`deleting the copy of the last rehearsal, "${last.copyId}"`);
  await deleteEnvironment(space, last.copyId);
};

const runMigration = async (space: ModelSpace, { copyId, migration }: Rehearsal): Promise<void> => {
  const options = {
    filePath: migration,
    spaceId: space.spaceId,
    environmentId: copyId,
    ...space.management,
    yes: true,
  };
  await runChild('The migration', [join(__dirname, 'runMigration.mjs')], {
    cwd: process.cwd(),
    env: { ...space.env, MODEL_MIGRATION: JSON.stringify(options) },
  });
};

const compare = async (present: string | undefined): Promise<void> => {
  if (present === undefined) return say('there is no present site to compare with');
  const { differences, total } = await compareCopy(present);
  for (const { name, what } of differences.slice(0, shownDifferences)) say(`  ${what}: ${name}`);
  if (differences.length > shownDifferences) {
    say(`  … and ${differences.length - shownDifferences} more`);
  }
  say(`compared with ${present}: ${total - differences.length} of ${total} files are the same`);
};

const trySteps = async (space: ModelSpace, rehearsal: Rehearsal): Promise<void> => {
  const { sourceId, copyId, migration } = rehearsal;
  const env = { ...space.env, CONTENTFUL_ENVIRONMENT: copyId };
  say(`1 of 5: copying the environment "${sourceId}" to "${copyId}"`);
  await copyEnvironment(space, sourceId, copyId);
  await awaitAccess(env);
  say(`2 of 5: migrating the copy with ${migration}`);
  await runMigration(space, rehearsal);
  say('3 of 5: checking all content of the copy');
  const errors = await checkCopy(space.env, env);
  errors.forEach(warn);
  if (errors.length > 0) throw new Error('The migrated content has errors; see above.');
  say('4 of 5: building the site from the copy');
  await buildCopy(env);
  say('5 of 5: comparing it with the present site');
  await compare(presentSite());
};

/**
 * Runs a migration on a copy of the site's environment, checks the content, and builds and compares the site. The
 * environment, its alias, the released site and its cache stay as they are.
 *
 * @throws Error if the migration, the check or the build fails.
 */
export const rehearse = async (space: ModelSpace, script: string): Promise<Rehearsal> => {
  const migration = resolve(script);
  if (!existsSync(migration)) throw new Error(`There is no migration script ${migration}.`);
  await removeLeftover(space);
  const sourceId = (await aliasTarget(space)) ?? space.siteEnvironment;
  const rehearsal: Rehearsal = {
    spaceId: space.spaceId,
    siteEnvironment: space.siteEnvironment,
    sourceId,
    copyId: newCopyId(),
    content: await readContentState(space, sourceId),
    migration,
    state: 'running',
  };
  // Before the copy is made, so that the next start finds the copy after a kill.
  await writeRehearsal(rehearsal);
  try {
    await trySteps(space, rehearsal);
  } catch (error) {
    await writeRehearsal({ ...rehearsal, state: 'refused' });
    throw error;
  }
  const passed: Rehearsal = { ...rehearsal, state: 'passed' };
  await writeRehearsal(passed);
  return passed;
};
