import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExportEntry } from '../../contentful/model/export/exportFormat';
import { localSpace } from '../../contentful/space-server/localSpace';
import { startSpaceServer, type SpaceServer } from '../../contentful/space-server/startSpaceServer';

/** Starts the local space on a free port, with the content of an export file; `.space` of the folder holds its state. */
export const startTestSpace = (folder: string, space: object): Promise<SpaceServer> => {
  const stateFolder = join(folder, '.space');
  const spaceFile = join(stateFolder, 'space.json');
  mkdirSync(stateFolder, { recursive: true });
  writeFileSync(spaceFile, JSON.stringify(space));
  return startSpaceServer({ ...localSpace, spaceFile, stateFolder, port: 0 });
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
export const publishInto = (store: SpaceServer['store'], { sys, fields }: ExportEntry): void => {
  store.put('Entry', { id: sys.id, contentTypeId: sys.contentType.sys.id, fields });
  store.publish('Entry', sys.id);
};
