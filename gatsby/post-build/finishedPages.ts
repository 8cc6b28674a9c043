import { findNodeWith, type ResolverContext } from '../content/resolverContext';
import { keepTracked } from '../content/trackedResults';
import { builtPageOf, type BuiltPage } from '../pages/builtPages';
import { alternatesOf } from '../routes/alternates';
import { cacheKeyOf } from '../routes/cacheKey';
import { currentRoutes, rereadRoutes } from '../routes/currentRoutes';
import type { Route } from '../routes/types';
import { structuredDataTag } from '../structured-data/jsonLd';
import { jsonLdForPage } from '../structured-data/jsonLdForPage';
import { hasVideos, readPageVideos, type VideoSources } from '../structured-data/pageVideos';
import type { VideoFacts } from '../structured-data/videoObject';
import { alternateTags } from './alternateTags';

/** The full address of a path. */
type Absolute = (path: string) => string;

const elementsOf = (
  built: BuiltPage,
  context: ResolverContext,
  absolute: Absolute,
  videos: readonly VideoFacts[] = [],
): string =>
  alternateTags(built, absolute) +
  structuredDataTag(jsonLdForPage(built, absolute, context, videos));

/** A page, and what the build adds to its head; undefined where it shows a video, whose facts are in its page data. */
type FinishedPage = { built: BuiltPage; elements: string | undefined };

const kept = keepTracked<FinishedPage>();

/** The routes of others that the head of a page names. */
const otherRoutes = (page: Route): string => {
  const index = currentRoutes();
  return cacheKeyOf(page, index) + JSON.stringify(alternatesOf(page, index.versionsOf(page)));
};

const finish = (page: Route, context: ResolverContext, absolute: Absolute): FinishedPage => {
  const make = (tracked: ResolverContext): FinishedPage => {
    const built = builtPageOf(page, tracked);
    const isVideoPage = hasVideos(built, findNodeWith(tracked));
    return { built, elements: isVideoPage ? undefined : elementsOf(built, tracked, absolute) };
  };
  return kept.get(page.path, context, make, otherRoutes(page));
};

/** More take many seconds, for which a build would have to wait that is to start meanwhile. */
const maxRehearsed = 25_000;

/** Computes the pages of the last build, so that the next one computes only those whose nodes have changed. */
export const rehearsePages = (context: ResolverContext, absolute: Absolute): void => {
  rereadRoutes();
  for (const page of currentRoutes().routes.pages.slice(0, maxRehearsed)) {
    finish(page, context, absolute);
  }
};

export type FinishedPages = {
  pages: BuiltPage[];
  /** By path. */
  elements: ReadonlyMap<string, string>;
};

/** All pages, and the elements that the build adds to their heads: alternates and structured data. */
export const finishPages = async (
  context: ResolverContext,
  absolute: Absolute,
  sources: VideoSources,
): Promise<FinishedPages> => {
  rereadRoutes();
  const pages: BuiltPage[] = [];
  const elements = new Map<string, string>();
  for (const page of currentRoutes().routes.pages) {
    const { built, elements: ready } = finish(page, context, absolute);
    pages.push(built);
    elements.set(
      page.path,
      ready ??
        elementsOf(
          built,
          context,
          absolute,
          await readPageVideos(built, findNodeWith(context), sources),
        ),
    );
  }
  return { pages, elements };
};
