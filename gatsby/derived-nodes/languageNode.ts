import { linkedNodes, type ContentNode } from '../content/contentNode';
import { findNodeWith, type ResolverContext } from '../content/resolverContext';
import type { Site } from '../routes/types';
import { countryNode } from './countryNode';

/** The language of a site, in the site's language; undefined if its country no longer links to it. */
export const languageNode = (site: Site, context: ResolverContext): ContentNode | undefined =>
  linkedNodes(countryNode(site, context), 'languages', findNodeWith(context)).find(
    ({ localCode }) => localCode === site.localCode,
  );
