/** The element that the dialog is put into: first on the page, so that the keyboard reaches it first. */
export const consentPlaceId = 'consent';
