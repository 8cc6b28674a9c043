export type ShownPage = {
  readonly path: string;
  readonly title: string;
  /** Undefined for pages without a site, such as the root error page. */
  readonly site?: {
    readonly country: string;
    readonly language: string;
    readonly homePath: string;
    /** Whether its pages may run tags. */
    readonly allowsTags: boolean;
  } | null;
};

/** Milliseconds between a route update and its event. */
const eventDelay = 1000;

let shownPath: string | undefined;
let shownSite: ShownPage['site'];

/** Evaluated at each choice and after each delay, because the visitor may have navigated to a site without tags. */
const homePathWithTags = (): string | undefined =>
  shownSite?.allowsTags ? shownSite.homePath : undefined;

/**
 * Tracks page views with the tag manager: loads it by consent from the first page that allows tags on, and pushes each
 * navigation. Without a tag manager id, the build removes this code.
 */
export const trackPageView = ({ path, title, site }: ShownPage): void => {
  // Webpack removes the branch and the imported chunk if this is undefined at build time.
  if (process.env.GTM_ID) {
    const isNavigation = shownPath !== undefined && shownPath !== path;
    shownPath = path;
    shownSite = site;
    if (!site) return;
    // A prerendered page may never be shown, so tracking starts when it is.
    if ('prerendering' in document && document.prerendering) {
      document.addEventListener('prerenderingchange', () => trackPageView({ path, title, site }), {
        once: true,
      });
      return;
    }
    void import('./applyConsent').then(({ applyConsent, isContainerLoaded, pushRouteChange }) => {
      if (site.allowsTags) {
        applyConsent(homePathWithTags);
        const { country, language } = site;
        const push = () => pushRouteChange({ path, title, country, language });
        if (isNavigation) setTimeout(push, eventDelay);
      } else if (isContainerLoaded()) {
        // Only a new document unloads the container.
        window.location.reload();
      }
    });
  }
};
