import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmulator, type Emulator } from 'contentful-emulator';
import type { ExportEntry } from '../../contentful/model/export/exportFormat';
import { localSpace } from '../../contentful/localSpace';

/** Starts the local space on a free port, with the content of an export file; `.space` of the folder holds its state. */
export const startTestSpace = (folder: string, space: object): Promise<Emulator> => {
  const stateFolder = join(folder, '.space');
  const exportFile = join(stateFolder, 'space.json');
  mkdirSync(stateFolder, { recursive: true });
  writeFileSync(exportFile, JSON.stringify(space));
  return startEmulator({ ...localSpace, exportFile, stateFolder, port: 0 });
};

/** The content of an export file with entries added, which take the place of those with their ids. */
export const withEntries = <Space extends { entries: readonly ExportEntry[] }>(
  space: Space,
  added: readonly ExportEntry[],
): Space => {
  const replaced = new Set(added.map(({ sys }) => sys.id));
  const kept = space.entries.filter(({ sys }) => !replaced.has(sys.id));
  return { ...space, entries: [...kept, ...added] };
};

/** Saves an entry and publishes it. */
export const publishInto = (store: Emulator['store'], { sys, fields }: ExportEntry): void => {
  store.put('Entry', { id: sys.id, contentTypeId: sys.contentType.sys.id, fields });
  store.publish('Entry', sys.id);
};
