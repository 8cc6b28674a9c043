import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, symlink } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { buildSite } from './buildSite';
import { smallRegion, type SpaceConnection } from './connectSpace';
import { say } from './output';

const copyFolder = '.space/first-look';
/** A symlink to what is served: the copy of the first region, then the whole site. */
const servedLink = '.space/first-site';

const pointTo = async (folder: string): Promise<void> => {
  const next = `${servedLink}.next`;
  await mkdir(dirname(next), { recursive: true });
  await rm(next, { force: true });
  await symlink(relative(dirname(next), folder), next);
  await rename(next, servedLink);
};

/** Whether nothing has been built yet and the content is that of the demo, whose first region is known. */
export const isFirstRun = (env: NodeJS.ProcessEnv): boolean =>
  !existsSync('public') &&
  !['CONTENTFUL_SPACE_ID', 'SPACE_FILE', 'SITE_REGIONS'].some((name) => env[name]);

export type FirstLook = {
  /** The folder to serve. */
  folder: string;
  /** Builds all regions and serves them in place of the first. */
  complete: () => Promise<void>;
};

/**
 * Builds one region, which shows a page in half the time of the whole site. Served is a copy, because the build of the whole
 * site writes into `public`; it reuses the content, the scripts and the images of the first build.
 */
export const buildFirstLook = async (connection: SpaceConnection): Promise<FirstLook> => {
  const env = { ...connection.env, SITE_REGIONS: smallRegion };
  await buildSite({ ...connection, env }, {});
  await rm(copyFolder, { recursive: true, force: true });
  await cp('public', copyFolder, { recursive: true, preserveTimestamps: true });
  await pointTo(copyFolder);
  return {
    folder: resolve(servedLink),
    complete: async () => {
      await buildSite(connection, { isOnlyIfChanged: true });
      await pointTo('public');
      await rm(copyFolder, { recursive: true, force: true });
      say('all regions are there');
    },
  };
};
