import type { ContentNode } from '../content/contentNode';
import { alternatesOf, type Alternate } from '../routes/alternates';
import { currentRoutes } from '../routes/currentRoutes';
import { headOfPage, type PageHead } from '../resolvers/pageSeo';
import { findNodeWith, type ResolverContext } from '../content/resolverContext';
import type { OgImage } from '../og-images/ogImage';
import type { Route } from '../routes/types';

/** A page of this build with its metadata. */
export type BuiltPage = PageHead & {
  page: Route;
  /** Its entry in its locale; undefined for the root of the website where no entry describes it. */
  node: ContentNode | undefined;
  alternates: Alternate[];
};

/** A route with its entry and its head. */
export const builtPageOf = (page: Route, context: ResolverContext): BuiltPage => {
  const node = findNodeWith(context)(page.nodeId);
  const alternates = alternatesOf(page, currentRoutes().versionsOf(page));
  return { page, node, alternates, ...headOfPage(page, node, context) };
};

/** Every route with its entry and its head, in order. */
export const readBuiltPages = (context: ResolverContext): BuiltPage[] =>
  currentRoutes().routes.pages.map((page) => builtPageOf(page, context));

/** The Open Graph images of pages that search engines may index. */
export const ogImagesOf = (pages: readonly BuiltPage[]): OgImage[] =>
  pages.filter(({ seo }) => !seo.isHidden).map(({ ogImage }) => ogImage);
