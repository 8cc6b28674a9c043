import { resolve } from 'node:path';
import { accessEmulator } from '../control/emulatorAccess';
import type { SpaceAccess } from '../control/spaceAccess';
import { accessStore } from '../control/storeAccess';
import { defaults } from '../defaults';
import { openSpace } from '../openSpace';
import { readStateHolder } from '../store/stateLock';
import { textOf, type CommandContext, type Values } from './command';
import { UsageError } from '../usageError';
import type { CommandSetup } from './commandSetup';

/** Returns `--state`, else the state folder of the setup. */
export const readStateFolder = (values: Values, setup: CommandSetup): string =>
  textOf(values.state) ?? setup.stateFolder;

/** Returns `--export` or `--file`, else the export file of the setup. Throws {@link UsageError} without one. */
export const readExportPath = (values: Values, setup: CommandSetup): string => {
  const exportFile = textOf(values.export) ?? textOf(values.file) ?? setup.exportFile;
  if (exportFile) return exportFile;
  throw new UsageError(
    'no export file given: use --export file.json; "contentful space export" writes one',
  );
};

export type OpenAccess = SpaceAccess & {
  /** URL of the emulator, if one is running. */ origin?: string;
};

/** Connects to the emulator that runs on the state folder, else opens the folder directly. The caller must close it. */
export const openAccess = async (
  values: Values,
  { print, setup }: CommandContext,
): Promise<OpenAccess> => {
  const stateFolder = readStateFolder(values, setup);
  const holder = readStateHolder(resolve(stateFolder));
  const { origin, deliveryToken, certificateAuthorityFile } = holder ?? {};
  if (origin && deliveryToken && certificateAuthorityFile) {
    return { ...accessEmulator({ origin, deliveryToken, certificateAuthorityFile }), origin };
  }
  const { environment = defaults.environment } = setup;
  const exportFile = readExportPath(values, setup);
  const space = await openSpace({ exportFile, stateFolder, spaceId: setup.spaceId, log: print });
  const details = { spaceId: space.spaceId, environment, exportFile: resolve(exportFile) };
  return accessStore(space.store, details, () => space.close());
};

/** Opens the space for the duration of `work` and closes it, also after an error. */
export const withAccess = async (
  values: Values,
  context: CommandContext,
  work: (access: OpenAccess) => Promise<void>,
): Promise<void> => {
  const access = await openAccess(values, context);
  try {
    await work(access);
  } finally {
    await access.close();
  }
};
