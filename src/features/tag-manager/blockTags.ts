import type { PreRenderHTMLArgs } from 'gatsby';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import { withoutPrefix } from '../../i18n/withoutPrefix';
import { blockedScript } from './blockedScript';

/** The React keys of gatsby-plugin-google-tagmanager's elements. */
const container = 'plugin-google-tagmanager';
const polyfill = 'gatsby-plugin-google-tagmanager-web-vitals';

type RenderedPage = {
  location: { pathname: string };
  pageContext?: { allowsTags?: boolean };
};

/** Paths of the pages being rendered that allow tags. Gatsby renders two pages at once. */
const withTags = new Set<string>();

/** Called in `wrapPageElement`: records whether the page allows tags, because `onPreRenderHTML` gets only the path. */
export const registerPage = ({ location, pageContext }: RenderedPage): void => {
  if (pageContext?.allowsTags) withTags.add(withoutPrefix(location.pathname));
};

const keyOf = (part: ReactNode): string | null => (isValidElement(part) ? part.key : null);

/**
 * Blocks the elements that gatsby-plugin-google-tagmanager adds to every page. On pages that allow tags, the container's
 * script waits for consent (applyConsent.ts); on others it is removed with the web-vitals polyfill. The noscript iframe
 * is removed everywhere, because consent needs script.
 *
 * @throws Error if the plugin's script is missing: a renamed one would run without consent.
 */
export const blockTags = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  getPreBodyComponents,
  replacePreBodyComponents,
}: PreRenderHTMLArgs): void => {
  const allowsTags = withTags.delete(pathname);
  // The plugin adds nothing in development.
  if (!process.env.GTM_ID || process.env.NODE_ENV !== 'production') return;
  const head = getHeadComponents();
  const before = getPreBodyComponents();
  const isIn = (parts: readonly ReactNode[], key: string) =>
    parts.some((part) => keyOf(part) === key);
  if (!isIn(head, container) || !isIn(head, polyfill) || !isIn(before, container)) {
    throw new Error(
      `gatsby-plugin-google-tagmanager has not set "${container}" and "${polyfill}": has it changed?`,
    );
  }
  replaceHeadComponents(
    head
      .filter((part) => allowsTags || ![container, polyfill].includes(keyOf(part) ?? ''))
      .map((part) =>
        isValidElement<object>(part) && part.key === container
          ? cloneElement(part, blockedScript)
          : part,
      ),
  );
  replacePreBodyComponents(before.filter((part) => keyOf(part) !== container));
};
