import { withoutPrefix } from '../../../i18n/withoutPrefix';

/**
 * The paths of this page in other sites, as the head of the page lists them for search engines. The header is one for a
 * whole site, so it cannot carry what differs by page.
 */
export const findAlternates = (): string[] =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')]
    .filter(({ hreflang }) => hreflang !== 'x-default')
    .map(({ href }) => withoutPrefix(new URL(href).pathname));
