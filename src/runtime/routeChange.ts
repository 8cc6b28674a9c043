/** The window event of a navigation to another page. */
export const routeChangeEvent = 'route-change';

export const announceRouteChange = (): boolean => window.dispatchEvent(new Event(routeChangeEvent));
