/** Announced on the window when another page than the first one is shown. */
export const routeChangeEvent = 'route-change';

export const announceRouteChange = (): boolean => window.dispatchEvent(new Event(routeChangeEvent));
