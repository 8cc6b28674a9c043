import type { SpaceAccess } from '../control/spaceAccess';
import type { Entity } from '../types';
import type { CommandContext } from './command';
import { UsageError } from '../usageError';

/** Finds the entry with this id, else the asset. Throws {@link UsageError} if there is neither. */
export const findById = async (
  access: SpaceAccess,
  id: string,
  { setup }: CommandContext,
): Promise<Entity> => {
  const found = (await access.get('Entry', id)) ?? (await access.get('Asset', id));
  if (!found) {
    throw new UsageError(`there is no entry or asset "${id}"; "${setup.name} list" shows all`);
  }
  return found;
};
