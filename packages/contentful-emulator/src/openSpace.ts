import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { AssetLibrary } from './assets/assetLibrary';
import { filesFolder } from './management/files/storeFile';
import { readSpaceFile } from './space-file/readSpaceFile';
import { openJournal } from './store/journal';
import { SpaceStore } from './store/spaceStore';
import { lockState, type StateLock } from './store/stateLock';

export type OpenSpaceOptions = {
  /** A contentful-export file. */
  spaceFile: string;
  /** Where changes, certificates and caches are kept. */
  stateFolder: string;
  spaceId: string;
  log: (line: string) => void;
};

export type OpenSpace = {
  store: SpaceStore;
  library: AssetLibrary;
  lock: StateLock;
  warnings: string[];
  close(): void;
};

/** Reads the space file and the changes made to it. Nobody else can open the state folder until `close`. */
export const openSpace = async (options: OpenSpaceOptions): Promise<OpenSpace> => {
  const spaceFile = resolve(options.spaceFile);
  const stateFolder = resolve(options.stateFolder);
  const content = await readSpaceFile(spaceFile);
  const lock = lockState(stateFolder);
  try {
    const library = new AssetLibrary(spaceFile, options.spaceId, filesFolder(stateFolder));
    const assets = content.entities.filter(({ kind }) => kind === 'Asset');
    const warnings = [...content.warnings, ...library.missing(assets)];
    const contentHash = createHash('sha256')
      .update(content.fileHash)
      .update(library.hashOf(assets))
      .digest('hex');
    const journal = openJournal(stateFolder, content.fileHash);
    journal.notes.forEach((note) => options.log(note));
    const store = new SpaceStore(content, journal, contentHash);
    return {
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
