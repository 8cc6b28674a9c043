import { feedPath, homePath } from '../../src/i18n/paths';
import { insightsFeed } from '../feeds/insightsFeed';
import { firstText, modifiedTime } from '../content/contentNode';
import { robotsText } from '../sitemap/robotsText';
import { sitemapFiles, sitemapIndexName } from '../sitemap/sitemapFiles';
import { templateTraits } from '../routes/templateTraits';
import type { Site } from '../routes/types';
import type { BuiltPage } from '../pages/builtPages';
import type { GeneratedFiles } from '../records/writeGeneratedFiles';

type Absolute = (path: string) => string;

const feedOf = (site: Site, pages: readonly BuiltPage[], absolute: Absolute) => {
  const itsPages = pages.filter(({ page }) => page.site?.id === site.id);
  const listing = itsPages.find(({ page }) => templateTraits[page.template].isInsightListing);
  const insights = itsPages.flatMap(({ page: { path }, node, seo }) =>
    seo.article === null
      ? []
      : [
          {
            ...seo.article,
            path,
            title: firstText(node?.title) ?? seo.title,
            description: seo.description,
          },
        ],
  );
  const title = itsPages.find(({ seo }) => seo.feed !== null)?.seo.feed?.title;
  if (title === undefined) return undefined;
  const facts = {
    title,
    path: feedPath(site),
    listingPath: listing?.page.path ?? homePath(site),
    localCode: site.localCode,
  };
  return insightsFeed(facts, insights, absolute);
};

/** The files for crawlers and feed readers: robots.txt, sitemaps, and a feed for each site with insights. */
export const crawlerFiles = (
  pages: readonly BuiltPage[],
  sites: readonly Site[],
  absolute: Absolute,
): GeneratedFiles => {
  const files = sitemapFiles(
    pages
      .filter(({ seo }) => !seo.isHidden)
      .map(({ page, node, alternates }) => ({
        siteId: page.site?.id,
        path: page.path,
        alternates,
        updatedAt: node && modifiedTime(node),
      })),
    absolute,
  );
  files.set('robots.txt', robotsText(absolute(`/${sitemapIndexName}`)));
  for (const site of sites) {
    const feed = feedOf(site, pages, absolute);
    if (feed !== undefined) files.set(feedPath(site).slice(1), feed);
  }
  return files;
};
