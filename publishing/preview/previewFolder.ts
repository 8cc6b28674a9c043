import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { siteSources } from '../siteSources';

/** The sources that the preview copies. */
export const previewSources = [...siteSources, 'contentful', 'package.json', 'tsconfig.json'];

/**
 * Copies the sources to a separate folder, because Gatsby writes its cache and output beside the sources and the publisher
 * may build at the same time. Keeps the cache and output of the last preview.
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
      // The demo content belongs to the space, not to the site.
      filter: (path) => !path.includes('demo-space'),
    });
  }
  const modules = join(folder, 'node_modules');
  if (!existsSync(modules)) symlinkSync(resolve(siteFolder, 'node_modules'), modules);
  return folder;
};
