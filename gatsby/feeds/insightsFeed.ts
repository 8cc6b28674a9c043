import { siteName } from '../../src/i18n/siteName';
import { truncate } from '../../src/i18n/truncate';
import { element, xmlFile } from '../xml/element';

/** Maximum number of entries of a feed. */
export const feedLength = 30;

export type FeedInsight = {
  title: string;
  description: string | null;
  path: string;
  /** The type of the insight. */
  section: string;
  authors: readonly { name: string }[];
  /** Publication date, ISO 8601. */
  publishedTime: string;
  modifiedTime: string;
};

export type FeedSite = {
  title: string;
  /** URL of the feed. */
  path: string;
  /** The page that lists the insights. */
  listingPath: string;
  localCode: string;
};

const newestFirst = (a: FeedInsight, b: FeedInsight): number =>
  b.publishedTime.localeCompare(a.publishedTime) || a.path.localeCompare(b.path);

/** Atom requires a time with each date. */
const time = (date: string): string => new Date(date).toISOString();

/**
 * The newest insights of a site as an Atom feed (RFC 4287). Its date is that of its newest change, so that the same
 * insights give the same text.
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
    .map(({ modifiedTime }) => time(modifiedTime))
    .sort()
    .at(-1);
  const entries = shown.map((insight) =>
    element('entry', [
      element('id', absolute(insight.path)),
      element('title', insight.title),
      element('link', [], { rel: 'alternate', type: 'text/html', href: absolute(insight.path) }),
      element('published', time(insight.publishedTime)),
      element('updated', time(insight.modifiedTime)),
      ...(insight.authors.length > 0 ? insight.authors : [{ name: siteName }]).map(({ name }) =>
        element('author', [element('name', name)]),
      ),
      insight.section === '' ? undefined : element('category', [], { term: insight.section }),
      insight.description === null ? undefined : element('summary', truncate(insight.description)),
    ]),
  );
  return xmlFile(
    element(
      'feed',
      [
        element('id', absolute(path)),
        element('title', title),
        element('updated', newest ?? time('1970-01-01')),
        element('author', [element('name', siteName)]),
        element('link', [], { rel: 'self', type: 'application/atom+xml', href: absolute(path) }),
        element('link', [], { rel: 'alternate', type: 'text/html', href: absolute(listingPath) }),
        ...entries,
      ],
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': localCode },
    ),
  );
};
