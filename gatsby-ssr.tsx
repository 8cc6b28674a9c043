import type { GatsbySSR } from 'gatsby';
import { withPrefix } from 'gatsby';
import { isValidElement } from 'react';
import { Helmet } from 'react-helmet';
import { VideoPlayer } from './src/components/video/VideoPlayer';
import { wrapPage } from './src/layout/wrapPage';
import { siteName } from './src/i18n/siteName';
import { palette } from './src/theme/palette';
import { FormPanel } from './src/sections/form/FormPanel';
import { PrerenderedSections } from './src/sections/lazySection';
import { blockTags, registerPage } from './src/features/tag-manager/blockTags';
import { HelmetContext } from './src/runtime/helmet';
import { antiFlickerScript, antiFlickerStyles } from './src/runtime/antiFlicker';
import { speculationGuardScript, speculationRules } from './src/runtime/speculationRules';
import { trustedTypesScript } from './src/runtime/trustedTypes';
import displayFont from './src/theme/fonts/bricolage-grotesque.woff2';
import textFont from './src/theme/fonts/instrument-sans.woff2';

const appShell = '/offline-plugin-app-shell-fallback';

export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element }) => (
  <HelmetContext.Provider value={Helmet}>
    <PrerenderedSections.Provider value={{ FormPanel, VideoPlayer }}>
      {element}
    </PrerenderedSections.Provider>
  </HelmetContext.Provider>
);

export const wrapPageElement: GatsbySSR['wrapPageElement'] = (args) => {
  registerPage(args.props);
  return wrapPage(args);
};

/** What must be known before the rest of the page: what hides the content, which links to prefetch, and the brand fonts. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHeadComponents }) =>
  setHeadComponents([
    // The service worker serves it as any page seen before; at its own address it is none.
    ...(pathname.startsWith(appShell)
      ? [
          <title key="title">{siteName}</title>,
          <meta key="robots" name="robots" content="noindex" />,
        ]
      : []),
    <style key="waiting" dangerouslySetInnerHTML={{ __html: antiFlickerStyles }} />,
    <script
      key="speculation-rules"
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: speculationRules(withPrefix) }}
    />,
    <script
      key="waiting-script"
      dangerouslySetInnerHTML={{
        __html: `${antiFlickerScript};${speculationGuardScript};${trustedTypesScript(withPrefix)}`,
      }}
    />,
    <link key="icon" rel="icon" sizes="48x48" href={withPrefix('/favicon.ico')} />,
    <link key="svg" rel="icon" type="image/svg+xml" href={withPrefix('/favicon.svg')} />,
    <link key="touch" rel="apple-touch-icon" href={withPrefix('/apple-touch-icon.png')} />,
    <link key="manifest" rel="manifest" href={withPrefix('/manifest.webmanifest')} />,
    ...(['light', 'dark'] as const).map((scheme) => (
      <meta
        key={scheme}
        name="theme-color"
        media={`(prefers-color-scheme: ${scheme})`}
        content={palette[scheme].paper}
      />
    )),
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

/**
 * The styles and the script that gatsby-plugin-image puts into every head are for its GatsbyImage, which hides pictures
 * until they have loaded. Pages show its parts in a frame with styles of its own (`src/components/Picture.tsx`).
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (args) => {
  args.replaceHeadComponents(
    args
      .getHeadComponents()
      .filter(
        (part) => !(isValidElement(part) && String(part.key).startsWith('gatsby-image-style')),
      ),
  );
  blockTags(args);
};
