import { siteRoot, type SiteAddress } from '~/src/i18n/paths';
import { withoutPrefix } from '~/src/i18n/withoutPrefix';

/**
 * The paths of this page in other sites, read from the head, since the header slice is the same for all pages of a site: its
 * hreflang links, and the versions that are not translated.
 */
export const findAlternates = (): string[] => [
  ...[...document.head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')]
    .filter(({ hreflang }) => hreflang !== 'x-default')
    .map(({ href }) => withoutPrefix(new URL(href).pathname)),
  ...(document.head
    .querySelector<HTMLMetaElement>('meta[name="other-versions"]')
    ?.content.split(' ') ?? []),
];

/** The path of this page in a site, if it has one there. */
export const alternateIn = (site: SiteAddress, alternates: readonly string[]): string | undefined =>
  alternates.find((path) => path.startsWith(`${siteRoot(site)}/`));
