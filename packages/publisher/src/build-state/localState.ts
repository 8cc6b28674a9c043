import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomic } from '../files/writeAtomic';

/** What the state in a project folder is. */
export type LocalState = {
  /** Of the build that wrote it. */
  identity: string;
  /** `complete` after a successful build; otherwise files of two states may lie side by side. */
  step: 'restoring' | 'building' | 'complete';
};

/** The files of this module in a project folder; nothing of them is shared. */
export const localFolderOf = (siteFolder: string): string => join(siteFolder, '.build-state');

const fileOf = (siteFolder: string): string => join(localFolderOf(siteFolder), 'local.json');

export const readLocalState = (siteFolder: string): LocalState | undefined => {
  try {
    return JSON.parse(readFileSync(fileOf(siteFolder), 'utf8')) as LocalState;
  } catch {
    return undefined;
  }
};

export const writeLocalState = async (siteFolder: string, state: LocalState): Promise<void> => {
  mkdirSync(localFolderOf(siteFolder), { recursive: true });
  await writeAtomic(fileOf(siteFolder), JSON.stringify(state));
};
