import { resolve } from 'node:path';
import { accessServer } from '../control/serverAccess';
import type { SpaceAccess } from '../control/spaceAccess';
import { accessStore } from '../control/storeAccess';
import { localSpace } from '../localSpace';
import { openSpace } from '../openSpace';
import { readStateHolder } from '../store/stateLock';
import { textOf, type Values } from './command';

/** Which space file and state folder the options and the environment name. */
export const readPlace = (values: Values) => ({
  spaceFile: textOf(values.file) ?? (process.env.SPACE_FILE || localSpace.spaceFile),
  stateFolder: textOf(values.state) ?? localSpace.stateFolder,
});

export type OpenAccess = SpaceAccess & { /** Set if a server runs the space. */ origin?: string };

/** The space through its server if one runs, else its store. Close it when done. */
export const openAccess = async (
  values: Values,
  print: (line: string) => void,
): Promise<OpenAccess> => {
  const { spaceFile, stateFolder } = readPlace(values);
  const holder = readStateHolder(resolve(stateFolder));
  const { origin, deliveryToken, certificateAuthorityFile } = holder ?? {};
  if (origin && deliveryToken && certificateAuthorityFile) {
    return { ...accessServer({ origin, deliveryToken, certificateAuthorityFile }), origin };
  }
  const { spaceId, environment } = localSpace;
  const space = await openSpace({ spaceFile, stateFolder, spaceId, log: print });
  const details = { spaceId, environment, spaceFile: resolve(spaceFile) };
  return accessStore(space.store, details, () => space.close());
};

/** Opens the space, works on it and closes it again, also after a failure. */
export const withAccess = async (
  values: Values,
  print: (line: string) => void,
  work: (access: OpenAccess) => Promise<void>,
): Promise<void> => {
  const access = await openAccess(values, print);
  try {
    await work(access);
  } finally {
    await access.close();
  }
};
