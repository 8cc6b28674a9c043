import type { ContentNode } from '~/gatsby/content/contentNode';
import { mostRelated, relatedOf } from '~/gatsby/derived-nodes/related';
import type { SiteListName } from '~/gatsby/derived-nodes/siteLists';
import { siteOf } from '../../support/routeOf';

const site = siteOf('uk', 'en-GB');

/** An entry that is shown without a page of its own. */
const node = (id: string, links: Record<string, string[]> = {}): ContentNode =>
  ({
    id,
    contentful_id: id,
    node_locale: 'en',
    externalLink: 'https://press.example/',
    ...Object.fromEntries(Object.entries(links).map(([field, ids]) => [`${field}___NODE`, ids])),
  }) as unknown as ContentNode;

const related = (lists: Partial<Record<SiteListName, ContentNode[]>>) => {
  const found = relatedOf(site, new Map(Object.entries(lists) as [SiteListName, ContentNode[]][]));
  return (id: string) => found.get(`related to ${id} in ${site.id}`);
};

test('are those that share most, the newest first, never the entry itself', () => {
  const of = related({
    insights: [
      node('newest', { services: ['cloud'] }),
      node('both', { services: ['cloud'], topics: ['cost'] }),
      node('itself', { services: ['cloud'], topics: ['cost'] }),
      node('oldest', { services: ['cloud'] }),
      node('other', { services: ['design'] }),
    ],
  });
  expect(of('itself')?.insights).toEqual(['both', 'newest', 'oldest']);
  expect(of('other')?.insights).toEqual([]);
});

test('of a service and a partner link to it, or to a part of it', () => {
  const of = related({
    services: [node('data', { subServices: ['pipelines'] }), node('pipelines')],
    partners: [node('dbt')],
    insights: [node('on-pipelines', { services: ['pipelines'] })],
    keyPlays: [node('play', { services: ['data'], partners: ['dbt'] })],
  });
  expect(of('data')).toEqual({ insights: ['on-pipelines'], keyPlays: ['play'] });
  expect(of('pipelines')).toEqual({ insights: ['on-pipelines'], keyPlays: [] });
  expect(of('dbt')?.keyPlays).toEqual(['play']);
});

test(`are ${mostRelated} at most, of a thousand too`, () => {
  const insights = Array.from({ length: 1000 }, (_, index) =>
    node(`insight-${index}`, { services: ['cloud'] }),
  );
  expect(related({ insights })('insight-500')?.insights).toEqual([
    'insight-0',
    'insight-1',
    'insight-2',
  ]);
});
