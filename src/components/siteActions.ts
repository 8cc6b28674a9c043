/** The event by which a button of the content asks the layout to do something. */
export const siteActionEvent = 'site-action';

/** Runs an action that editors can put on a button; those that belong to the layout are announced as an event. */
export const runSiteAction = (action: string): void => {
  if (action === 'print') window.print();
  else if (action === 'back-to-top') window.scrollTo({ top: 0 });
  else window.dispatchEvent(new CustomEvent(siteActionEvent, { detail: action }));
};
