/** The portal container of the dialog, beside the skip link, so that it is first in the tab order. */
export const consentContainerId = 'consent';
