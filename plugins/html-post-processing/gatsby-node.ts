import type { GatsbyNode } from 'gatsby';
import { prerenderOgImages } from '../../gatsby/pages/prerenderOgImages';
import { postProcessPages } from '../../gatsby/post-build/postProcessPages';
import { rehearsePostProcessing } from '../../gatsby/post-build/rehearsePostProcessing';

/** Called before the hook of the site, in which a prewarmed build waits. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (args) =>
  rehearsePostProcessing(args);

export const onPreBuild: GatsbyNode['onPreBuild'] = (args) => prerenderOgImages(args);

/**
 * gatsby-plugin-offline hashes precached HTML in its `onPostBuild`. Gatsby runs plugins in the order of gatsby-config.ts
 * and the site's gatsby-node.ts last, so HTML is post-processed in a plugin listed before it.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = (args) => postProcessPages(args);
