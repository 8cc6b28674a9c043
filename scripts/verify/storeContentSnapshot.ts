import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnvironment } from '../../gatsby/settings/loadEnvironment';
import { lastDescribed } from '../../publishing/snapshot/describedSnapshot';
import { downloader } from '../../publishing/snapshot/downloadFile';
import { openSnapshotStore } from '../../publishing/snapshot/openSnapshotStore';
import { storeSnapshot } from '../../publishing/snapshot/storeSnapshot';

const help = `npm run space -- snapshot [folder or s3://bucket/prefix]

Stores the content that the last build in this folder was made of, with the files of its assets, and prints its id. npm run verify
rebuilds a release from it. The publisher does so after each release; without an address, where PUBLISH_SNAPSHOTS says. It has all
published content, also documents whose addresses are not public: keep it where only those may read it who verify.

  --help   this text`;

/** `npm run space -- snapshot`. */
export const storeContentSnapshot = async (
  args: readonly string[],
  print: (line: string) => void,
): Promise<void> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { help: { type: 'boolean' } },
  });
  if (values.help) return print(help);
  loadEnvironment();
  const address = positionals[0] ?? process.env.PUBLISH_SNAPSHOTS?.trim();
  if (!address || positionals.length > 1)
    throw new Error('Name one folder or s3://bucket/prefix, or set PUBLISH_SNAPSHOTS.');
  const siteFolder = resolve('.');
  const described = await lastDescribed(siteFolder);
  if (described === undefined)
    throw new Error('There is no content of a build: npm run build, after removing .cache.');
  const store = await openSnapshotStore(address, process.env);
  const download = downloader(siteFolder);
  const { id, files, stored } = await storeSnapshot({
    ...{ siteFolder, address, store, download, ...described },
  }).finally(() => store.close());
  print(`${id}: ${files} files, ${stored} objects stored in ${address}`);
};
