/** The window event of an action that the layout handles. */
export const siteActionEvent = 'site-action';

/** Runs the action of a content button; actions of the layout are dispatched as `siteActionEvent`. */
export const runSiteAction = (action: string): void => {
  if (action === 'print') window.print();
  else if (action === 'back-to-top') window.scrollTo({ top: 0 });
  else window.dispatchEvent(new CustomEvent(siteActionEvent, { detail: action }));
};
