type PageResources =
  { page?: { webpackCompilationHash?: string }; json?: { build?: string } } | undefined;

// Gatsby's globals.
declare global {
  /** The build id of the loaded scripts. */
  var ___webpackCompilationHash: string | undefined;
  /** Makes the next navigation load a new document. */
  var ___swUpdated: boolean | undefined;
  var ___loader: {
    loadPage: (path: string) => Promise<PageResources>;
    /** The loaded pages. */
    loadPageSync: (path: string, options?: object) => PageResources;
    /** Loads a page without the version-skew guard; a click looks at its build id. */
    hovering: (path: string) => void;
  };
  var ___navigate: (to: string | number, options?: object) => void;
}

/** Gatsby also reloads when a page is of another build, but first renders it with the old scripts. */
const leaveInstead = (path: string, target: string | undefined): Promise<never> => {
  const here = `${window.location.pathname}${window.location.search}`;
  const [wanted] = target?.split('#') ?? [];
  if (wanted === path && target !== undefined) window.location.assign(target);
  else if (path === here) window.location.reload();
  else window.location.assign(path);
  return new Promise(() => undefined);
};

/**
 * Whether a page is of another build, by the build id in its page data (stampBuildId.ts) or in `app-data.json` at the
 * time of the request. The two differ if a deployment or network failure happened between the requests.
 */
const isOther = (resources: PageResources): boolean =>
  [resources?.json?.build, resources?.page?.webpackCompilationHash].some(
    (build) => build !== undefined && build !== window.___webpackCompilationHash,
  );

/**
 * Version-skew guard: a page whose data are of another build is loaded as a new document, not rendered by the old
 * scripts. Called when the application has mounted; Gatsby guards the first page.
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
  // `popstate` navigations use loaded pages and fetch others.
  loader.loadPageSync = (path, options) => {
    const resources = loadPageSync(path, options);
    return isRefused(resources) ? undefined : resources;
  };
  // The service worker sends a message when it detects another build first.
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { outdatedBuild } = (data ?? {}) as { outdatedBuild?: string };
    if (outdatedBuild === window.___webpackCompilationHash) window.___swUpdated = true;
  });
};
