import { fill } from '../i18n/fill';

/** Gatsby's live region for page changes, whose text is English. */
const announcerId = 'gatsby-announcer';

let isFirstPage = true;

/**
 * Announces a navigation in the language of the page: `label` is the site's `Navigated to {title}`. Gatsby writes its
 * English text in the next frame, so this writes one frame later. The browser announces the first page.
 */
export const announcePage = (label: string, title: string): (() => void) | undefined => {
  if (isFirstPage) {
    isFirstPage = false;
    return undefined;
  }
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      const announcer = document.getElementById(announcerId);
      if (announcer) announcer.textContent = fill(label, { title });
    });
  });
  return () => cancelAnimationFrame(frame);
};
