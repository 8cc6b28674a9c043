import type { GatsbySSR } from 'gatsby';
import { withPrefix } from 'gatsby';
import { wrapPage } from './src/layout/wrapPage';
import displayFont from './src/theme/fonts/bricolage-grotesque.woff2';
import textFont from './src/theme/fonts/instrument-sans.woff2';

export const wrapPageElement: GatsbySSR['wrapPageElement'] = (args) => wrapPage(args);

/** The brand fonts are asked for before the styles that use them have been read. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) =>
  setHeadComponents([
    <link key="icon" rel="icon" type="image/svg+xml" href={withPrefix('/favicon.svg')} />,
    ...[displayFont, textFont].map((href) => (
      <link
        key={href}
        rel="preload"
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
        href={href}
      />
    )),
  ]);
