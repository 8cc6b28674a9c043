import './src/theme/fonts/fonts.css';
import type { GatsbyBrowser } from 'gatsby';
import { wrapPage } from './src/layout/wrapPage';
import { announceDelay } from './src/runtime/delayedNavigation';
import { announceRouteChange } from './src/runtime/routeChange';
import { showContent } from './src/runtime/hiddenUntilMounted';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = (args) => wrapPage(args);

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => showContent();

/** Gatsby calls this when a page change has taken a second. */
export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = () =>
  announceDelay(true);

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ prevLocation }) => {
  announceDelay(false);
  if (prevLocation) announceRouteChange();
};
