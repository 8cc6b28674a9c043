import type { PreRenderHTMLArgs } from 'gatsby';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import { withoutPrefix } from '../../i18n/withoutPrefix';
import { blockedScript } from './blockedScript';

/** The keys of what gatsby-plugin-google-tagmanager sets. */
const container = 'plugin-google-tagmanager';
const polyfill = 'gatsby-plugin-google-tagmanager-web-vitals';

type RenderedPage = {
  location: { pathname: string };
  pageContext?: { allowsTags?: boolean };
};

/** Paths of pages that allow tags and are being rendered; by path, since Gatsby renders two pages at once. */
const withTags = new Set<string>();

/** Notes, in `wrapPageElement`, whether the page allows tags: `onPreRenderHTML` gets its path alone. */
export const registerPage = ({ location, pageContext }: RenderedPage): void => {
  if (pageContext?.allowsTags) withTags.add(withoutPrefix(location.pathname));
};

const keyOf = (part: ReactNode): string | null => (isValidElement(part) ? part.key : null);

/**
 * Holds back what gatsby-plugin-google-tagmanager sets in every page. Where tags are allowed, the container's script waits
 * for consent, as `applyConsent.ts` says; elsewhere it goes, with the polyfill of web-vitals. The frame for browsers without
 * script goes from all pages, since nobody can agree there.
 *
 * @throws Error where the plugin has not set the script it is known to set: another one would run without consent.
 */
export const blockTags = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  getPreBodyComponents,
  replacePreBodyComponents,
}: PreRenderHTMLArgs): void => {
  const allowsTags = withTags.delete(pathname);
  // The plugin sets nothing during development.
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
