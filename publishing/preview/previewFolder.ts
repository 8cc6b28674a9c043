import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { siteSources } from '../siteSources';

/** Everything that a build is made of, for a preview beside it. */
export const previewSources = [...siteSources, 'contentful', 'package.json', 'tsconfig.json'];

/**
 * Copies the sources into a folder of their own: a preview and the builds of the publisher run at the same time, and
 * Gatsby keeps its cache and its output beside the sources. Those of the last preview stay.
 */
export const makePreviewFolder = (siteFolder: string): string => {
  const folder = join(siteFolder, '.preview');
  mkdirSync(folder, { recursive: true });
  for (const source of previewSources) {
    rmSync(join(folder, source), { recursive: true, force: true });
    if (!existsSync(join(siteFolder, source))) continue;
    cpSync(join(siteFolder, source), join(folder, source), {
      recursive: true,
      preserveTimestamps: true,
      // The demo content is for the space, not for the site.
      filter: (path) => !path.includes('demo-space'),
    });
  }
  const modules = join(folder, 'node_modules');
  if (!existsSync(modules)) symlinkSync(resolve(siteFolder, 'node_modules'), modules);
  return folder;
};
