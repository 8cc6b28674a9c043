import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { startEmulator } from 'contentful-emulator';
import { removeFolder } from 'static-site-publisher/files';
import type { SignedManifest } from 'static-site-publisher/releases';
import { localSpace } from '../../contentful/localSpace';
import { settingsOfRebuild } from '../../publishing/releaseSettings';
import { openSnapshotStore } from '../../publishing/snapshot/openSnapshotStore';
import { readSnapshot, type RestoredSnapshot } from '../../publishing/snapshot/readSnapshot';
import { hashFolder } from '../../publishing/verify/hashFolder';
import { pathHistoryFile } from '../../redirects/slugChangeRedirects';
import { runChild } from '../model/runChild';
import { say, warn } from '../support/output';
import { openWorktree } from './openWorktree';

const project = resolve(__dirname, '../..');
/** What programs need that the build starts; everything else of this machine's environment is left out. */
const ofMachine = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'SystemRoot'];

const fetchSnapshot = async (
  address: string,
  content: string | undefined,
  folder: string,
): Promise<RestoredSnapshot> => {
  if (content === undefined)
    throw new Error(
      'The release names no snapshot of its content: its cache is older than snapshots. A build without .cache begins one.',
    );
  const store = await openSnapshotStore(address, process.env);
  return readSnapshot(store, content, folder).finally(() => store.close());
};

const build = async (
  { source }: SignedManifest,
  snapshot: RestoredSnapshot,
  site: string,
  stateFolder: string,
): Promise<void> => {
  const space = await startEmulator({
    ...localSpace,
    spaceId: source.CONTENTFUL_SPACE_ID ?? localSpace.spaceId,
    environment: source.CONTENTFUL_ENVIRONMENT ?? localSpace.environment,
    exportFile: snapshot.exportFile,
    ...{ stateFolder, port: 0 },
  });
  try {
    await runChild('The rebuild', ['--import', 'tsx', 'scripts/build.ts', '--force'], {
      cwd: site,
      env: {
        ...Object.fromEntries(ofMachine.map((name) => [name, process.env[name]])),
        ...settingsOfRebuild(source),
        CONTENTFUL_SPACE_ID: space.spaceId,
        CONTENTFUL_ENVIRONMENT: space.environment,
        CONTENTFUL_ACCESS_TOKEN: space.deliveryToken,
        CONTENTFUL_HOST: space.host,
        NODE_EXTRA_CA_CERTS: space.certificateAuthorityFile,
        MODIFIED_TIMES_FROM: snapshot.modifiedTimesFile,
      },
    });
  } finally {
    await space.close();
  }
};

/**
 * Builds a release again in a folder of its own, from its commit, its settings and the snapshot of its content.
 *
 * @returns the hashes of what the build wrote, by path.
 * @throws Error if commit or snapshot are missing, or the build fails.
 */
export const rebuildRelease = async (
  manifest: SignedManifest,
  snapshotAddress: string,
): Promise<Record<string, string>> => {
  const { commit, content, node } = manifest.source;
  if (node !== process.version)
    warn(`the release was built with Node ${node ?? 'unknown'}, this is ${process.version}`);
  const folder = await mkdtemp(join(tmpdir(), 'rebuild-'));
  try {
    const snapshot = await fetchSnapshot(snapshotAddress, content, join(folder, 'space'));
    say(`snapshot: ${snapshot.entries} entries, ${snapshot.files} files`);
    const site = await openWorktree(project, commit, join(folder, 'site'));
    try {
      const history = join(site.folder, pathHistoryFile);
      await mkdir(dirname(history), { recursive: true });
      if (snapshot.pathHistory !== undefined) await writeFile(history, snapshot.pathHistory);
      await build(manifest, snapshot, site.folder, join(folder, 'state'));
      return await hashFolder(join(site.folder, 'public'));
    } finally {
      await site.remove();
    }
  } finally {
    await removeFolder(folder);
  }
};
