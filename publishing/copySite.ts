import { existsSync } from 'node:fs';
import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { siteSources } from './siteSources';

/** The sources of a build of the site. */
export const buildSources = [...siteSources, 'contentful', 'package.json', 'tsconfig.json'];

/**
 * Copies sources to a separate folder of the project, because Gatsby writes its cache and output beside the sources and the
 * publisher may build at the same time. Keeps the cache and output of the last build there.
 *
 * @param name of the folder.
 * @returns its path.
 */
export const copySite = async (
  siteFolder: string,
  name: string,
  sources: readonly string[] = buildSources,
): Promise<string> => {
  const folder = join(siteFolder, name);
  await mkdir(folder, { recursive: true });
  for (const source of sources) {
    await rm(join(folder, source), { recursive: true, force: true });
    if (!existsSync(join(siteFolder, source))) continue;
    await cp(join(siteFolder, source), join(folder, source), {
      recursive: true,
      preserveTimestamps: true,
      // The demo content belongs to the space, not to the site.
      filter: (path) => !/demo-space|node_modules/.test(path.slice(siteFolder.length)),
    });
  }
  const modules = join(folder, 'node_modules');
  if (!existsSync(modules)) await symlink(resolve(siteFolder, 'node_modules'), modules);
  return folder;
};
