import { otherOpenGraphLocales } from '../resolvers/openGraphLocale';
import type { BuiltPage } from '../pages/builtPages';
import { emptyElement } from '../xml/element';

/**
 * The hreflang links of a page and the Open Graph locales of its alternates. The build adds them to its HTML, where crawlers read
 * them, so that a region that comes or goes changes neither the data of pages that it has too nor what React renders.
 * react-helmet removes what has its attribute when another page sets its head.
 *
 * @param absolute the full address of a path.
 */
export const alternateTags = (
  { alternates, seo }: Pick<BuiltPage, 'alternates' | 'seo'>,
  absolute: (path: string) => string,
): string =>
  [
    ...alternates.map(({ hreflang, path }) =>
      emptyElement('link', {
        'data-react-helmet': 'true',
        rel: 'alternate',
        hreflang,
        href: absolute(path),
      }),
    ),
    ...otherOpenGraphLocales(seo.localCode, alternates).map((locale) =>
      emptyElement('meta', {
        'data-react-helmet': 'true',
        property: 'og:locale:alternate',
        content: locale,
      }),
    ),
  ].join('');
