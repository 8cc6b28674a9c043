import { Feed } from 'feed';
import { siteName } from '../../src/i18n/siteName';
import { truncate } from '../../src/i18n/truncate';

/** How many pieces a feed has at most. */
export const feedLength = 30;

export type FeedInsight = {
  title: string;
  description: string | null;
  path: string;
  /** What kind of piece it is. */
  section: string;
  author: string | undefined;
  /** ISO 8601, as is the next. */
  publishedTime: string;
  modifiedTime: string;
};

export type FeedSite = {
  title: string;
  /** Of the feed itself. */
  path: string;
  /** The page that lists the insights. */
  listingPath: string;
  localCode: string;
};

/** The package writes titles and summaries as HTML. */
const asHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const newestFirst = (a: FeedInsight, b: FeedInsight): number =>
  b.publishedTime.localeCompare(a.publishedTime) || a.path.localeCompare(b.path);

/**
 * The newest insights of a site as an Atom feed. Its date is that of its newest change, so that the same insights give
 * the same text.
 *
 * @param absolute the full address of a path.
 */
export const insightsFeed = (
  { title, path, listingPath, localCode }: FeedSite,
  insights: readonly FeedInsight[],
  absolute: (path: string) => string,
): string => {
  const shown = [...insights].sort(newestFirst).slice(0, feedLength);
  const newest = shown
    .map(({ modifiedTime }) => modifiedTime)
    .sort()
    .at(-1);
  const feed = new Feed({
    id: absolute(path),
    title,
    link: absolute(listingPath),
    language: localCode,
    feedLinks: { atom: absolute(path) },
    updated: newest === undefined ? new Date(0) : new Date(newest),
    generator: siteName,
    copyright: siteName,
    author: { name: siteName },
  });
  for (const insight of shown) {
    feed.addItem({
      id: absolute(insight.path),
      title: asHtml(insight.title),
      link: absolute(insight.path),
      description: insight.description ? asHtml(truncate(insight.description)) : undefined,
      author: [{ name: insight.author ?? siteName }],
      category: [{ name: insight.section, term: insight.section }],
      published: new Date(insight.publishedTime),
      date: new Date(insight.modifiedTime),
    });
  }
  return `${feed.atom1()}\n`;
};
