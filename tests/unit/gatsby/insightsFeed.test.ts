import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { feedLength, insightsFeed, type FeedInsight } from '~/gatsby/feeds/insightsFeed';

const absolute = (path: string) => `https://www.example.com${path}`;
const site = {
  title: 'Talvane Belgique',
  path: '/be/fr/insights.atom',
  listingPath: '/be/fr/insights',
  localCode: 'fr-BE',
};
const insight = (slug: string, more: Partial<FeedInsight> = {}): FeedInsight => ({
  title: slug,
  description: null,
  path: `/be/fr/insights/${slug}`,
  section: 'Article',
  authors: [],
  publishedTime: '2026-03-12',
  modifiedTime: '2026-03-12T10:00:00.000Z',
  ...more,
});
type ParsedFeed = {
  updated: string;
  link: { rel: string; href: string }[];
  entry: { title: unknown }[];
};
const parse = (text: string): ParsedFeed =>
  new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    isArray: (name) => name === 'entry',
  }).parse(text).feed as ParsedFeed;

describe('the feed of a site', () => {
  it('has what Atom requires, with full addresses and times', () => {
    const feed = parse(
      insightsFeed(
        site,
        [insight('a', { authors: [{ name: 'Ada' }], description: 'What it says' })],
        absolute,
      ),
    );
    expect(feed).toMatchObject({
      xmlns: 'http://www.w3.org/2005/Atom',
      'xml:lang': 'fr-BE',
      id: absolute(site.path),
      title: site.title,
      updated: '2026-03-12T10:00:00.000Z',
      author: { name: 'Talvane' },
    });
    expect(feed.link.map(({ rel, href }) => [rel, href])).toEqual([
      ['self', absolute(site.path)],
      ['alternate', absolute(site.listingPath)],
    ]);
    expect(feed.entry).toEqual([
      {
        id: absolute('/be/fr/insights/a'),
        title: 'a',
        link: { rel: 'alternate', type: 'text/html', href: absolute('/be/fr/insights/a') },
        published: '2026-03-12T00:00:00.000Z',
        updated: '2026-03-12T10:00:00.000Z',
        author: { name: 'Ada' },
        category: { term: 'Article' },
        summary: 'What it says',
      },
    ]);
  });

  it('has the newest pieces, the newest first, and the date of the newest change', () => {
    const many = Array.from({ length: feedLength + 5 }, (_, day) =>
      insight(String(day), {
        publishedTime: new Date(Date.UTC(2026, 0, 1 + day)).toISOString(),
        modifiedTime: new Date(Date.UTC(2026, 6, 1 - day)).toISOString(),
      }),
    );
    const { entry, updated } = parse(insightsFeed(site, many, absolute));
    const titles = entry.map(({ title }) => String(title));
    expect(titles).toEqual(Array.from({ length: feedLength }, (_, index) => String(34 - index)));
    expect(updated).toBe(new Date(Date.UTC(2026, 6, 1 - 5)).toISOString());
  });

  it('is the same text for the same insights, in whatever order they come', () => {
    const pieces = [insight('a'), insight('b'), insight('c')];
    expect(insightsFeed(site, [...pieces].reverse(), absolute)).toBe(
      insightsFeed(site, pieces, absolute),
    );
  });

  it('holds any characters', () => {
    const title = 'R&D <b>"œuvre"</b> ]]> \u0007fin';
    const text = insightsFeed(site, [insight('a', { title })], absolute);
    expect(XMLValidator.validate(text)).toBe(true);
    expect(parse(text).entry[0]?.title).toBe('R&D <b>"œuvre"</b> ]]> fin');
  });
});
