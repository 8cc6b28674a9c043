type PageResources = { page?: { webpackCompilationHash?: string } } | undefined;

// Gatsby's own, on the window.
declare global {
  /** Which build the scripts of this document are of. */
  var ___webpackCompilationHash: string | undefined;
  /** Makes the next navigation load a document. */
  var ___swUpdated: boolean | undefined;
  var ___loader: { loadPage: (path: string) => Promise<PageResources> };
  var ___navigate: (to: string | number, options?: object) => void;
}

/** Gatsby loads the document anew too where a page is of another build, but shows it by the old scripts before it goes. */
const leaveInstead = (path: string, target: string | undefined): Promise<never> => {
  const here = `${window.location.pathname}${window.location.search}`;
  const [wanted] = target?.split('#') ?? [];
  if (wanted === path && target !== undefined) window.location.assign(target);
  else if (path === here) window.location.reload();
  else window.location.assign(path);
  return new Promise(() => undefined);
};

/**
 * Keeps a document to the build that its scripts are of: a page whose data are of another one is loaded as a document and
 * never shown by the scripts that are there. Called once the application has mounted; the first page has Gatsby's own guard.
 */
export const keepToBuild = (): void => {
  const { ___loader: loader, ___navigate: navigate } = window;
  const loadPage = loader.loadPage.bind(loader);
  let target: string | undefined;
  window.___navigate = (to, options) => {
    target = typeof to === 'string' ? to : undefined;
    navigate(to, options);
  };
  loader.loadPage = async (path) => {
    const resources = await loadPage(path);
    const build = resources?.page?.webpackCompilationHash;
    const isOther = build !== undefined && build !== window.___webpackCompilationHash;
    return isOther ? leaveInstead(path, target) : resources;
  };
  // The service worker says so when it hears of another build first.
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { outdatedBuild } = (data ?? {}) as { outdatedBuild?: string };
    if (outdatedBuild === window.___webpackCompilationHash) window.___swUpdated = true;
  });
};
