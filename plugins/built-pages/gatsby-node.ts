import type { GatsbyNode } from 'gatsby';
import { beginSharePictures } from '../../gatsby/pages/beginSharePictures';
import { finishPages } from '../../gatsby/pages/finishPages';

export const onPreBuild: GatsbyNode['onPreBuild'] = (args) => beginSharePictures(args);

/**
 * gatsby-plugin-offline hashes the HTML that it precaches in its own `onPostBuild`. Gatsby runs plugins in the order of
 * gatsby-config.ts and the gatsby-node.ts of the site last, so pages are finished in a plugin that is listed before it.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = (args) => finishPages(args);
