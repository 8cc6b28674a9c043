import type { NodePluginArgs } from 'gatsby';
import { publicFolder } from '../settings/publicFolder';
import { contextOfNodes } from '../content/nodeSource';
import { prerender, lacksOgImages } from '../og-images/prerender';
import { readNewPages } from '../routes/newPages';
import { ogImagesOf, readBuiltPages } from './builtPages';

/** Of fewer images, the drawing process would take longer to start than to draw them: 25 ms each. */
const leastAhead = 12;

/**
 * Starts to draw Open Graph images while Gatsby queries and renders pages: all in a cold build, and those of new pages where there
 * are many, as with a new region. `postProcessPages` waits for them.
 */
export const prerenderOgImages = (
  nodes: Pick<NodePluginArgs, 'getNode' | 'getNodesByType'>,
): void => {
  const isCold = lacksOgImages(publicFolder);
  const added = isCold ? undefined : readNewPages();
  if (added !== undefined && added.size < leastAhead) return;
  const pages = readBuiltPages(contextOfNodes(nodes), ({ path }) => added?.has(path) ?? true);
  prerender({ publicFolder, images: ogImagesOf(pages) });
};
