import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { publicFolder } from '../settings/publicFolder';
import { contextOfNodes } from '../content/nodeSource';
import { prerender } from '../og-images/prerender';
import { currentRoutes, rereadRoutes } from '../routes/currentRoutes';
import { builtPageOf, ogImagesOf } from './builtPages';

/** New pages that justify a drawing process, which takes half a second to start. */
const leastPages = 20;

/**
 * Starts to draw the Open Graph images of new pages while Gatsby renders them, if there are many, as in a cold build or for
 * a new region; `postProcessPages` waits for them.
 */
export const prerenderOgImages = (
  nodes: Pick<NodePluginArgs, 'getNode' | 'getNodesByType'>,
): void => {
  rereadRoutes();
  const added = currentRoutes().routes.pages.filter(
    ({ path }) => !existsSync(join(publicFolder, path, 'index.html')),
  );
  if (added.length < leastPages) return;
  const context = contextOfNodes(nodes);
  prerender({ publicFolder, images: ogImagesOf(added.map((page) => builtPageOf(page, context))) });
};
