/** A page that is shown now. */
export type ShownPage = {
  readonly path: string;
  readonly title: string;
  /** Undefined for pages of no site, such as an error page at the top of the address. */
  readonly site?: {
    readonly country: string;
    readonly language: string;
    readonly homePath: string;
    /** Whether it takes part in tags at all. */
    readonly allowsTags: boolean;
  } | null;
};

/** Milliseconds between a route update and its event, so that what the page adds itself is there. */
const eventDelay = 1000;

let shownPath: string | undefined;
let shownSite: ShownPage['site'];

/** Asked again at each choice and after each wait: a site of the China set may be shown by then. */
const homePathWithTags = (): string | undefined =>
  shownSite?.allowsTags ? shownSite.homePath : undefined;

/**
 * Takes note of the page that is shown: with a tag manager id, consent is followed from the first page on whose site allows
 * tags, and the tag manager is told of each navigation after that. Without an id the build leaves all of this out.
 */
export const trackPageView = ({ path, title, site }: ShownPage): void => {
  // The bundler leaves out what a condition that it can read by itself rules out, with the script that is imported there.
  if (process.env.GTM_ID) {
    const isNavigation = shownPath !== undefined && shownPath !== path;
    shownPath = path;
    shownSite = site;
    if (!site) return;
    void import('./applyConsent').then(({ applyConsent, isContainerLoaded, pushRouteChange }) => {
      if (site.allowsTags) {
        applyConsent(homePathWithTags);
        const { country, language } = site;
        const push = () => pushRouteChange({ path, title, country, language });
        if (isNavigation) setTimeout(push, eventDelay);
      } else if (isContainerLoaded()) {
        // Only a new document is free of it.
        window.location.reload();
      }
    });
  }
};
