import type { NodePluginArgs } from 'gatsby';
import { renderAhead } from '../pictures/renderPicture';
import { isRasterPicture } from '../schema/assetResolvers';
import { contextOfNodes, nodeSourceOf } from '../schema/builtNodes';
import { currentPlan } from '../schema/currentPlan';
import { entryTypeNames } from '../schema/typeNames';
import { drawAhead, lacksSharePictures } from '../share-pictures/drawAhead';
import { readBuiltPages } from './builtPages';
import { publicFolder } from './postBuild';
import { findShownNodes } from './shownNodes';
import { cardsOf } from './writeForSharing';

/**
 * What can be begun once all pages are planned, while Gatsby makes them: in a build from nothing, the pictures and the share
 * pictures.
 */
export const beginSite = (
  args: Pick<NodePluginArgs, 'getNode' | 'getNodesByType' | 'cache' | 'reporter' | 'pathPrefix'>,
): void => {
  if (!lacksSharePictures(publicFolder)) return;
  const source = nodeSourceOf(args);
  const { assets } = findShownNodes(source, entryTypeNames, currentPlan().plan);
  renderAhead([...assets].flatMap((id) => source.find(id) ?? []).filter(isRasterPicture), args);
  drawAhead({ publicFolder, cards: cardsOf(readBuiltPages(contextOfNodes(args))) });
};
