import { fill } from '../i18n/labels';

/** Where Gatsby announces a page change to screen readers, in English. */
const announcerId = 'gatsby-announcer';

let isFirstPage = true;

/**
 * Announces the page that was navigated to in its own language: `label` is the site's `Navigated to {title}`. Gatsby
 * writes its English text in the frame after the change, so ours is written in the one after that. The page that a
 * visit begins with is announced by the browser itself.
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
