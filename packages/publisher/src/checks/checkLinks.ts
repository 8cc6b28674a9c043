import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findBrokenLinks, type BrokenLink } from './findBrokenLinks';
import type { BuiltSite, CheckOutcome } from './types';

const faults: Readonly<Record<BrokenLink['fault'], string>> = {
  page: 'there is no such page',
  file: 'there is no such file',
  anchor: 'that page has no such place',
};

/**
 * Reports internal links whose page, file or anchor does not exist, with the entry to fix.
 *
 * @param isRedirected whether the host redirects a path.
 */
export const checkLinks = (
  { metadata, pages, publicFolder, settings: { pathPrefix } }: BuiltSite,
  isRedirected?: (path: string) => boolean,
): CheckOutcome => {
  const broken = findBrokenLinks({
    metadata,
    hasFile: (path) => existsSync(join(publicFolder, path)),
    isRedirected: isRedirected,
    pathPrefix,
  });
  const entries = new Map(pages.map(({ path, entry }) => [path, entry]));
  const problems = broken.map(({ href, fault, isOutsideMain, pages: withIt }) => {
    const [first = ''] = withIt;
    const entry = isOutsideMain ? undefined : entries.get(first);
    const more = withIt.length > 1 ? ` and ${withIt.length - 1} more` : '';
    const where = isOutsideMain
      ? `The header or footer of ${first}${more}`
      : entry
        ? `"${entry.name}" (${first}${more})`
        : `${first}${more}`;
    const fix = isOutsideMain ? 'correct the menu item' : 'correct the link, or publish its target';
    return {
      check: 'links',
      message: `${where} links to ${href}, but ${faults[fault]}: ${fix}.`,
      pageCount: withIt.length,
      ...(entry && { entryId: entry.id, entryName: entry.name }),
    };
  });
  return { problems };
};
