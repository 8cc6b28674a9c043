export const maximumZoom = 8;
/** Zoom factor of a key or button. */
export const zoomStep = 1.6;
