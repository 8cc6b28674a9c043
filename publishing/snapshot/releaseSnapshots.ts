import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isJsonLog, jsonLog, textLog } from 'static-site-publisher/monitoring';
import { pathHistoryFile } from '../../redirects/slugChangeRedirects';
import { describeContent, snapshotId, type ContentSnapshot } from './contentSnapshot';
import { downloader } from './downloadFile';
import { openSnapshotStore } from './openSnapshotStore';
import { storeSnapshot } from './storeSnapshot';

/** Milliseconds that the next publication may wait for a snapshot. */
const patience = 20_000;

const log = (line: string): void => (isJsonLog() ? jsonLog('talvane')(line) : textLog(line));

/** The snapshots of releases: named before the switch to a release, and stored after it. */
export const releaseSnapshots = () => {
  let described: { snapshot: ContentSnapshot; pathHistory: string } | undefined;
  let storing = Promise.resolve();

  const store = async (siteFolder: string, address: string): Promise<void> => {
    if (described === undefined)
      return log('snapshot: none; the first build that fetches the whole space begins one');
    const began = Date.now();
    const store = await openSnapshotStore(address, process.env);
    try {
      const download = downloader(siteFolder);
      const { id, files, stored } = await storeSnapshot({
        ...{ siteFolder, address, store, download, ...described },
      });
      log(`snapshot: ${id} with ${files} files; ${stored} stored in ${Date.now() - began} ms`);
    } finally {
      store.close();
    }
  };

  return {
    /** The id of the content that the last build was made of, for the signed manifest of its release. */
    describe: (siteFolder: string): { content?: string } => {
      const snapshot = describeContent(siteFolder);
      const history = join(siteFolder, pathHistoryFile);
      described = snapshot && {
        snapshot,
        pathHistory: existsSync(history) ? readFileSync(history, 'utf8') : '',
      };
      return snapshot === undefined ? {} : { content: snapshotId(snapshot) };
    },
    /** Stores it where PUBLISH_SNAPSHOTS says. A failure is logged: the release is live without it. */
    store: async (siteFolder: string): Promise<void> => {
      const address = process.env.PUBLISH_SNAPSHOTS?.trim();
      if (!address) return;
      storing = storing
        .then(() => store(siteFolder, address))
        .catch((error: unknown) => log(`snapshot: not stored: ${(error as Error).message}`));
      await Promise.race([storing, wait(patience, undefined, { ref: false })]);
    },
  };
};
