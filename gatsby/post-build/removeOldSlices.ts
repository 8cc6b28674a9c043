import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sliceId } from '../../src/i18n/sliceId';

/**
 * Removes the data of headers and footers of sites that an earlier build had, which Gatsby leaves. It keeps their HTML, which Gatsby
 * does not write again when the site comes back with the same data.
 *
 * @param sites of this build.
 */
export const removeOldSlices = (
  publicFolder: string,
  sites: readonly { readonly id: string }[],
): void => {
  const folder = join(publicFolder, 'slice-data');
  const used = new Set(sites.flatMap((site) => [sliceId('header', site), sliceId('footer', site)]));
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    const [, id] = /^((?:header|footer)-.+)\.json$/.exec(file) ?? [];
    if (id !== undefined && !used.has(id)) rmSync(join(folder, file));
  }
};
