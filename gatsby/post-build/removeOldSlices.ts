import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sliceId } from '../../src/i18n/sliceId';

/** The folders of what Gatsby writes of slices, with the pattern of their files. */
const folders = [
  ['slice-data', /^((?:header|footer)-.+)\.json$/],
  ['_gatsby/slices', /^((?:header|footer)-.+)-\d+\.html$/],
] as const;

/**
 * Removes the data and the HTML of headers and footers of sites that an earlier build had: Gatsby removes those of pages alone.
 *
 * @param sites of this build.
 */
export const removeOldSlices = (
  publicFolder: string,
  sites: readonly { readonly id: string }[],
): void => {
  const used = new Set(sites.flatMap((site) => [sliceId('header', site), sliceId('footer', site)]));
  for (const [name, pattern] of folders) {
    const folder = join(publicFolder, name);
    for (const file of existsSync(folder) ? readdirSync(folder) : []) {
      const [, id] = pattern.exec(file) ?? [];
      if (id !== undefined && !used.has(id)) rmSync(join(folder, file));
    }
  }
};
