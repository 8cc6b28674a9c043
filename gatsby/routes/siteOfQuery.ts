import type { ResolverContext } from '../content/resolverContext';
import { currentRoutes } from './currentRoutes';
import type { Site } from './types';

const sites = new WeakMap<ResolverContext, { site: Site | undefined }>();

/**
 * The site of the page or slice whose query runs, by the ids in its context; undefined for pages of no site. Gatsby makes a
 * resolver context for each query, so the site is looked up once a query.
 */
export const siteOfQuery = (context: ResolverContext): Site | undefined => {
  const known = sites.get(context) ?? {
    site: currentRoutes().site(context.country ?? '', context.language ?? ''),
  };
  sites.set(context, known);
  return known.site;
};
