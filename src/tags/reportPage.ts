/** A page that is shown now. */
export type ShownPage = {
  readonly path: string;
  readonly title: string;
  /** Undefined for pages of no site, such as an error page at the top of the address. */
  readonly site?: {
    readonly country: string;
    readonly language: string;
    /** Whether it takes part in tags at all. */
    readonly allowsTags: boolean;
  } | null;
};

/** Milliseconds between a route update and its event, so that what the page adds itself is there. */
const eventDelay = 1000;

let shownPath: string | undefined;

/**
 * Takes note of the page that is shown: where there is a tag manager, it is started on the first page of a site that
 * takes part, and told of each navigation after that. Without its id the build leaves all of this out.
 */
export const reportPage = ({ path, title, site }: ShownPage): void => {
  // The bundler leaves out what a condition that it can read by itself rules out, with the script that is imported there.
  if (process.env.GTM_ID) {
    const id = process.env.GTM_ID;
    const isNavigation = shownPath !== undefined && shownPath !== path;
    shownPath = path;
    if (!site) return;
    void import('./tagManager').then(({ isTagManagerLoaded, pushRouteChange, startTags }) => {
      if (site.allowsTags) {
        startTags(id);
        const { country, language } = site;
        const push = () => pushRouteChange({ path, title, country, language });
        if (isNavigation) setTimeout(push, eventDelay);
      } else if (isTagManagerLoaded()) {
        // Only a new document is free of it.
        window.location.reload();
      }
    });
  }
};
