import type { NodePluginArgs } from 'gatsby';
import { hasRenderedBefore, renderAhead } from '../pictures/renderPicture';
import { isRasterPicture } from '../schema/assetResolvers';
import { nodeSourceOf } from '../schema/builtNodes';
import { currentPlan } from '../schema/currentPlan';
import { entryTypeNames } from '../schema/typeNames';
import { findShownNodes } from './shownNodes';

/** In a build from nothing, begins to render pictures once all pages are planned, while Gatsby makes them. */
export const beginSite = (
  args: Pick<NodePluginArgs, 'getNode' | 'getNodesByType' | 'cache' | 'reporter' | 'pathPrefix'>,
): void => {
  if (hasRenderedBefore()) return;
  const source = nodeSourceOf(args);
  const { assets } = findShownNodes(source, entryTypeNames, currentPlan().plan);
  renderAhead([...assets].flatMap((id) => source.find(id) ?? []).filter(isRasterPicture), args);
};
