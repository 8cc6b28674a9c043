import type { NodePluginArgs } from 'gatsby';
import { contextOfNodes } from '../schema/builtNodes';
import { drawAhead, lacksSharePictures } from '../share-pictures/drawAhead';
import { readBuiltPages } from './builtPages';
import { publicFolder } from './postBuild';
import { cardsOf } from './writeForSharing';

/** What can be begun once all pages are planned, while Gatsby makes them: in a build from nothing, the share pictures. */
export const beginSite = (nodes: Pick<NodePluginArgs, 'getNode' | 'getNodesByType'>): void => {
  if (!lacksSharePictures(publicFolder)) return;
  drawAhead({ publicFolder, cards: cardsOf(readBuiltPages(contextOfNodes(nodes))) });
};
