import { setTimeout as wait } from 'node:timers/promises';
import { isJsonLog, jsonLog, textLog } from 'static-site-publisher/monitoring';
import { snapshotId } from './contentSnapshot';
import { describeForRelease, lastDescribed } from './describedSnapshot';
import { downloader } from './downloadFile';
import { openSnapshotStore } from './openSnapshotStore';
import { storeSnapshot } from './storeSnapshot';

/** Milliseconds that the next publication may wait for a snapshot. */
const patience = 20_000;

const log = (line: string): void => (isJsonLog() ? jsonLog('talvane')(line) : textLog(line));

/** The snapshots of releases: named before the switch to a release, and stored after it. */
export const releaseSnapshots = () => {
  let storing = Promise.resolve();

  const store = async (siteFolder: string, address: string): Promise<void> => {
    const described = await lastDescribed(siteFolder);
    if (described === undefined)
      return log('snapshot: none; the first build that fetches the whole space begins one');
    const began = Date.now();
    const target = await openSnapshotStore(address, process.env);
    try {
      const { id, files, stored } = await storeSnapshot({
        ...{ siteFolder, address, store: target, ...described },
        download: downloader(siteFolder),
      });
      log(`snapshot: ${id} with ${files} files; ${stored} stored in ${Date.now() - began} ms`);
    } finally {
      target.close();
    }
  };

  return {
    /** The id of the content that the last build was made of, for the signed manifest of its release. */
    describe: async (siteFolder: string): Promise<{ content?: string }> => {
      const described = await describeForRelease(siteFolder);
      return described === undefined ? {} : { content: snapshotId(described.snapshot) };
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
