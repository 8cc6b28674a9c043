import type { NodePluginArgs } from 'gatsby';
import { publicFolder } from '../settings/publicFolder';
import { contextOfNodes } from '../content/nodeSource';
import { prerender, lacksOgImages } from '../og-images/prerender';
import { rereadRoutes } from '../routes/currentRoutes';
import { ogImagesOf, readBuiltPages } from './builtPages';

/** Starts to draw Open Graph images while Gatsby renders pages, in a cold build; `postProcessPages` waits for them. */
export const prerenderOgImages = (
  nodes: Pick<NodePluginArgs, 'getNode' | 'getNodesByType'>,
): void => {
  if (!lacksOgImages(publicFolder)) return;
  rereadRoutes();
  prerender({ publicFolder, images: ogImagesOf(readBuiltPages(contextOfNodes(nodes))) });
};
