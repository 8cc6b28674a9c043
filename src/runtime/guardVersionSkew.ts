type PageResources =
  { page?: { webpackCompilationHash?: string }; json?: { build?: string } } | undefined;

// Gatsby's own, on the window.
declare global {
  /** Which build the scripts of this document are of. */
  var ___webpackCompilationHash: string | undefined;
  /** Makes the next navigation load a document. */
  var ___swUpdated: boolean | undefined;
  var ___loader: {
    loadPage: (path: string) => Promise<PageResources>;
    /** What is loaded already. */
    loadPageSync: (path: string, options?: object) => PageResources;
  };
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
 * Whether a page is of another build, by what its own data say (see stampBuildId.ts) or by what the site said when they
 * were asked for. The two differ where a deployment or a network that fails came between.
 */
const isOther = (resources: PageResources): boolean =>
  [resources?.json?.build, resources?.page?.webpackCompilationHash].some(
    (build) => build !== undefined && build !== window.___webpackCompilationHash,
  );

/**
 * Keeps a document to the build that its scripts are of: a page whose data are of another one is loaded as a document and
 * never shown by the scripts that are there. Called once the application has mounted; the first page has Gatsby's own guard.
 */
export const guardVersionSkew = (): void => {
  const { ___loader: loader, ___navigate: navigate } = window;
  const { loadPage, loadPageSync } = loader;
  const first = loadPageSync(`${window.location.pathname}${window.location.search}`);
  const isRefused = (resources: PageResources) => resources !== first && isOther(resources);
  let target: string | undefined;
  window.___navigate = (to, options) => {
    target = typeof to === 'string' ? to : undefined;
    navigate(to, options);
  };
  loader.loadPage = async (path) => {
    const resources = await loadPage(path);
    return isRefused(resources) ? leaveInstead(path, target) : resources;
  };
  // Going back and forth shows what is loaded, and asks for what is not.
  loader.loadPageSync = (path, options) => {
    const resources = loadPageSync(path, options);
    return isRefused(resources) ? undefined : resources;
  };
  // The service worker says so when it hears of another build first.
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { outdatedBuild } = (data ?? {}) as { outdatedBuild?: string };
    if (outdatedBuild === window.___webpackCompilationHash) window.___swUpdated = true;
  });
};
