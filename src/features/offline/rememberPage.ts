const withoutQuery = (address: string): string => address.split(/[?#]/)[0] ?? address;

/**
 * Tells the service worker which files the page that is shown has used, also those that came before there was a worker, so
 * that it can be shown again without a network. A worker of another build takes no notice.
 *
 * @param worker the one to tell; by default the one in charge, if any.
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
