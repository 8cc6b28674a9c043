import type { Thing } from 'schema-dts';
import type { BuiltPage } from '../pages/builtPages';
import type { ResolverContext } from '../content/resolverContext';
import { templateTraits } from '../routes/templateTraits';
import { breadcrumbList } from './breadcrumbList';
import type { SiteFacts } from './context';
import { pageSubjects } from './pageSubjects';
import { videoObject, type VideoFacts } from './videoObject';

/** The structured data of a page; none for a page that is kept out of search results. */
export const jsonLdForPage = (
  built: BuiltPage,
  absolute: (path: string) => string,
  context: ResolverContext,
  videos: readonly VideoFacts[] = [],
): Thing[] => {
  const { page, seo } = built;
  if (seo.isHidden) return [];
  const facts: SiteFacts = { absolute, localCode: seo.localCode };
  const subject = pageSubjects[templateTraits[page.template].subject];
  const crumbs = seo.breadcrumbs;
  return [
    ...subject(built, facts, context),
    ...videos.map((video) => videoObject(facts, video)),
    ...(crumbs.length > 0 ? [breadcrumbList(facts, crumbs)] : []),
  ];
};
