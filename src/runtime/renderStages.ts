type Location = { readonly hash: string; readonly action?: string };

let rendersInStages = false;

/**
 * Decides how the next page renders; called before it does. A page that a link leads to renders its hero first, so that its
 * heading shows at once, and the rest after the next paint. All at once render the first page, which is hydrated; a page of
 * the history, whose scroll position needs its height; and a page at an anchor.
 */
export const chooseStages = ({ hash, action }: Location, isFirstPage: boolean): void => {
  rendersInStages = !isFirstPage && action === 'PUSH' && hash === '';
};

/** Whether the page that renders shows its hero first. */
export const hasStages = (): boolean => rendersInStages;
