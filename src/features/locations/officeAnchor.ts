/** The anchor of an office on the page of all locations. */
export const officeAnchor = (id: string): string => `office-${id}`;
