/**
 * Loads a page when a finger touches a link to it, about 100 ms before the click, as Gatsby does when a mouse points at one. Not
 * with data saver on, because a touch may be the start of scrolling.
 */
export const loadOnTouch = (path: string): void => {
  if (!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData) {
    window.___loader.hovering(path);
  }
};
