const withoutQuery = (address: string): string => address.split(/[?#]/)[0] ?? address;

/**
 * Sends the files that the current page has used to the service worker, which caches them for offline use. Includes files
 * loaded before the worker was active. A worker of another build ignores the message.
 *
 * @param worker receives the message; the default is the controller, if any.
 */
export const rememberPage = (
  worker: Pick<ServiceWorker, 'postMessage'> | null | undefined = navigator.serviceWorker
    ?.controller,
): void => {
  const used = performance.getEntriesByType('resource').map(({ name }) => withoutQuery(name));
  worker?.postMessage({
    rememberPage: {
      build: window.___webpackCompilationHash,
      path: window.location.pathname,
      urls: [...new Set(used)],
    },
  });
};
