import type { GatsbyNode } from 'gatsby';
import { prerenderOgImages } from '../../gatsby/pages/prerenderOgImages';
import { postProcessPages } from '../../gatsby/post-build/postProcessPages';

export const onPreBuild: GatsbyNode['onPreBuild'] = (args) => prerenderOgImages(args);

/**
 * gatsby-plugin-offline hashes the HTML that it precaches in its own `onPostBuild`. Gatsby runs plugins in the order of
 * gatsby-config.ts and the gatsby-node.ts of the site last, so pages are finished in a plugin that is listed before it.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = (args) => postProcessPages(args);
