import { withPrefix } from 'gatsby';
import { normalisePath, siteRoot, type SiteAddress } from '~/src/i18n/paths';
import { withoutPrefix } from '~/src/i18n/withoutPrefix';

// Both read the head, since the header slice is the same for all pages of a site.
const contentOf = (name: string): string | undefined =>
  document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** The paths of this page in the other languages of its country. */
export const findLanguageVersions = (): string[] => contentOf('languages')?.split(' ') ?? [];

/**
 * Fetches the paths of this page in all sites (`gatsby/routes/alternatesFiles.ts`).
 *
 * @returns null where the file cannot be had, as without a network.
 */
export const fetchAlternates = async (): Promise<readonly string[] | null> => {
  const file = contentOf('alternates');
  if (!file) return [];
  try {
    const lists = (await (await fetch(withPrefix(file))).json()) as string[][];
    const path = normalisePath(withoutPrefix(location.pathname));
    return lists.find((paths) => paths.includes(path)) ?? [];
  } catch {
    return null;
  }
};

/** The path of this page in a site, if it has one there. */
export const alternateIn = (site: SiteAddress, alternates: readonly string[]): string | undefined =>
  alternates.find((path) => path.startsWith(`${siteRoot(site)}/`));
