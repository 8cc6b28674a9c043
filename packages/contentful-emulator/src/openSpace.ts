import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { AssetLibrary } from './assets/assetLibrary';
import { defaults } from './defaults';
import { filesFolder } from './management/files/storeFile';
import { readExportFile } from './export-file/readExportFile';
import { openJournal } from './store/journal';
import { SpaceStore } from './store/spaceStore';
import { lockStateFolder, type StateLock } from './store/stateLock';

export type OpenSpaceOptions = {
  /** A contentful-export file. */
  exportFile: string;
  /** Folder for changes, certificates and caches. */
  stateFolder: string;
  /** Default: the space id in the export file. */
  spaceId?: string | undefined;
  log: (line: string) => void;
};

export type OpenSpace = {
  spaceId: string;
  store: SpaceStore;
  library: AssetLibrary;
  lock: StateLock;
  warnings: string[];
  close(): void;
};

/** Loads the export file and replays the journal of changes. Locks the state folder until `close`. */
export const openSpace = async (options: OpenSpaceOptions): Promise<OpenSpace> => {
  const exportFile = resolve(options.exportFile);
  const stateFolder = resolve(options.stateFolder);
  const content = await readExportFile(exportFile);
  const spaceId = options.spaceId ?? content.spaceId ?? defaults.spaceId;
  const lock = lockStateFolder(stateFolder);
  try {
    const library = new AssetLibrary(exportFile, spaceId, filesFolder(stateFolder));
    const assets = content.entities.filter(({ kind }) => kind === 'Asset');
    const warnings = [...content.warnings, ...library.missingFileWarnings(assets)];
    const contentHash = createHash('sha256')
      .update(content.fileHash)
      .update(library.hashOf(assets))
      .digest('hex');
    const journal = openJournal(stateFolder, content.fileHash);
    journal.notes.forEach((note) => options.log(note));
    const store = new SpaceStore(content, journal, contentHash);
    return {
      spaceId,
      store,
      library,
      lock,
      warnings,
      close: () => {
        store.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
};
