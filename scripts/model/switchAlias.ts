import { say } from '../support/output';
import { aliasTarget, deleteEnvironment, editsSince, pointAlias } from './environments';
import type { ModelSpace } from './modelSpace';
import { forgetRehearsal, readRehearsal, writeRehearsal, type Rehearsal } from './rehearsalState';

const requireRehearsal = ({ spaceId, siteEnvironment }: ModelSpace): Rehearsal => {
  const rehearsal = readRehearsal();
  if (rehearsal?.spaceId === spaceId && rehearsal.siteEnvironment === siteEnvironment) {
    return rehearsal;
  }
  throw new Error('Nothing has been rehearsed for this space: npm run model -- rehearse <script>');
};

/**
 * Points the alias at the migrated copy.
 *
 * @throws Error if the rehearsal did not pass, the alias was switched since, or content was edited since the copy was made.
 */
export const switchToCopy = async (space: ModelSpace): Promise<void> => {
  const rehearsal = requireRehearsal(space);
  const { sourceId, copyId, content, state, siteEnvironment } = rehearsal;
  const target = await aliasTarget(space);
  if (target === copyId) return say(`the alias "${siteEnvironment}" targets "${copyId}" already`);
  if (state !== 'passed') throw new Error('The rehearsal did not pass, so the alias stays.');
  if (target !== undefined && target !== sourceId) {
    throw new Error(`The alias targets "${target}" by now, not "${sourceId}". Rehearse again.`);
  }
  const edits = await editsSince(space, sourceId, content);
  if (edits.length > 0) {
    const some = `${edits.slice(0, 5).join(', ')}${edits.length > 5 ? ' and more' : ''}`;
    throw new Error(`The copy lacks what was edited since it was made: ${some}. Rehearse again.`);
  }
  // After a kill between the two lines, `back` points the alias at its old target, where it is already.
  await writeRehearsal({ ...rehearsal, state: 'switched' });
  await pointAlias(space, copyId).catch(async (error: unknown) => {
    await writeRehearsal(rehearsal);
    throw error;
  });
  say(
    `the alias "${siteEnvironment}" targets "${copyId}"; back to "${sourceId}": npm run model -- back`,
  );
};

/** Points the alias back at the environment that was copied; keeps the copy. */
export const switchBack = async (space: ModelSpace): Promise<void> => {
  const rehearsal = requireRehearsal(space);
  const { sourceId, siteEnvironment, state } = rehearsal;
  if (state !== 'switched') throw new Error('The alias has not been switched by a rehearsal.');
  await pointAlias(space, sourceId);
  await writeRehearsal({ ...rehearsal, state: 'passed' });
  say(`the alias "${siteEnvironment}" targets "${sourceId}" again`);
};

/**
 * Deletes the copy.
 *
 * @throws Error while the alias targets it.
 */
export const discardCopy = async (space: ModelSpace): Promise<void> => {
  const { copyId } = requireRehearsal(space);
  if ((await aliasTarget(space)) === copyId) {
    throw new Error(`The site is built from "${copyId}". Go back first: npm run model -- back`);
  }
  await deleteEnvironment(space, copyId);
  forgetRehearsal();
  say(`deleted the copy "${copyId}"`);
};
