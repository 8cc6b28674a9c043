/** The element that the dialog is put into: next to the skip link, so that the keyboard reaches it first. */
export const consentContainerId = 'consent';
