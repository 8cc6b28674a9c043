import type { NodePluginArgs } from 'gatsby';
import { contentTypes } from '../../contentful/model/contentTypes';
import { renderAhead } from '../pictures/renderPicture';
import { isRasterPicture } from '../schema/assetResolvers';
import { contextOfNodes } from '../schema/builtNodes';
import type { ContentNode } from '../schema/contentNode';
import { currentPlan } from '../schema/currentPlan';
import { typeName } from '../schema/typeNames';
import { drawAhead, lacksSharePictures } from '../share-pictures/drawAhead';
import { readBuiltPages } from './builtPages';
import { publicFolder } from './postBuild';
import { findShownNodes } from './shownNodes';
import { cardsOf } from './writeForSharing';

type BeginArgs = Pick<
  NodePluginArgs,
  'getNode' | 'getNodesByType' | 'cache' | 'reporter' | 'pathPrefix'
>;

/**
 * What can be begun once all pages are planned, while Gatsby makes them: in a build from nothing, the pictures and the share
 * pictures.
 */
export const beginSite = ({ getNode, getNodesByType, ...tools }: BeginArgs): void => {
  if (!lacksSharePictures(publicFolder)) return;
  const find = (id: string) => getNode(id) as ContentNode | undefined;
  const byType = (type: string) => getNodesByType(type) as unknown as ContentNode[];
  const types = contentTypes.map(({ id }) => typeName(id));
  const { assets } = findShownNodes({ byType, find }, types, currentPlan().plan);
  renderAhead([...assets].flatMap((id) => find(id) ?? []).filter(isRasterPicture), tools);
  const pages = readBuiltPages(contextOfNodes({ getNode, getNodesByType }));
  drawAhead({ publicFolder, cards: cardsOf(pages) });
};
