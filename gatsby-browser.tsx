import './src/theme/fonts/fonts.css';
import './src/theme/scheme.css';
import './src/theme/global.css';
import './src/theme/layout.css';
import './src/theme/motion.css';
import './src/theme/forcedColors.css';
import './src/features/investors/investors.css';
import './src/features/locations/map.css';
import './src/features/navigation/navigation.css';
import './src/sections/carousel/carousel.css';
import './src/sections/chart/chart.css';
import './src/sections/content-section/content-section.css';
import './src/sections/key-figures/story.css';
import './src/sections/quote/quote.css';
import type { GatsbyBrowser } from 'gatsby';
import { wrapPage } from './src/layout/wrapPage';
import { announceDelay } from './src/runtime/delayedNavigation';
import { rememberPage } from './src/features/offline/rememberPage';
import { loadHelmet, preloadHelmet } from './src/runtime/helmet';
import { hydrate } from './src/runtime/hydrate';
import { guardVersionSkew } from './src/runtime/guardVersionSkew';
import { showContent } from './src/runtime/antiFlicker';
import { endViewTransition, startViewTransitions } from './src/runtime/viewTransition';
import { chooseStages } from './src/runtime/renderStages';
import { announceRouteChange } from './src/runtime/routeChange';
import { dropSpeculationRules } from './src/runtime/speculationRules';
import { holdDataLayer } from './src/features/tag-manager/dataLayer';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = (args) => wrapPage(args);

export const replaceHydrateFunction = () => hydrate;

/** Before the hooks of gatsby-plugin-google-tagmanager, which push to it. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  if (process.env.GTM_ID) holdDataLayer();
  startViewTransitions();
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  showContent();
  dropSpeculationRules();
  // Gatsby notes the scroll position on scrolling, which may have ended before it listened.
  dispatchEvent(new Event('scroll'));
  // In development there are no builds, and what is loaded changes under a page that stays.
  if (process.env.NODE_ENV === 'production') guardVersionSkew();
  else void import('./src/theme/developmentStyles');
};

/**
 * Gatsby prefetches files; this parses page data and evaluates the template too, so that a click only renders. By `hovering`, since a
 * build id that differs must not end the page: the version-skew guard looks at it on a click.
 */
export const onPostPrefetchPathname: GatsbyBrowser['onPostPrefetchPathname'] = ({ pathname }) => {
  window.___loader.hovering(pathname);
  // `loadHelmet` reports a failure when it tries again.
  preloadHelmet().catch(() => undefined);
};

/** The HTML of the first page has its head; each further page sets its own. */
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  chooseStages(location, prevLocation === null);
  if (prevLocation) void loadHelmet();
};

/** Gatsby calls this when a page change has taken a second. */
export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = () =>
  announceDelay(true);

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ prevLocation }) => {
  announceDelay(false);
  endViewTransition();
  rememberPage();
  if (prevLocation) announceRouteChange();
};

/** A first visit has used all its files before there is a worker to keep them. */
export const onServiceWorkerActive: GatsbyBrowser['onServiceWorkerActive'] = ({ serviceWorker }) =>
  rememberPage(serviceWorker.active);
