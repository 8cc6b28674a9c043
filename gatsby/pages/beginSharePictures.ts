import type { NodePluginArgs } from 'gatsby';
import { publicFolder } from '../publicFolder';
import { contextOfNodes } from '../schema/builtNodes';
import { drawAhead, lacksSharePictures } from '../share-pictures/drawAhead';
import { readBuiltPages } from './builtPages';
import { cardsOf } from './writeForSharing';

/** Begins to draw share pictures while Gatsby makes the pages, in a build from nothing; `finishPages` waits for them. */
export const beginSharePictures = (
  nodes: Pick<NodePluginArgs, 'getNode' | 'getNodesByType'>,
): void => {
  if (!lacksSharePictures(publicFolder)) return;
  drawAhead({ publicFolder, cards: cardsOf(readBuiltPages(contextOfNodes(nodes))) });
};
