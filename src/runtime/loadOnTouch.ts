/**
 * Loads a page on `touchstart` of a link to it, about 100 ms before the click, as Gatsby does on hover. With data saver on it
 * does nothing, because a touch may be the start of scrolling.
 */
export const loadOnTouch = (path: string): void => {
  if (!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData) {
    window.___loader.hovering(path);
  }
};
