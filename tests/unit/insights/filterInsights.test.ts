import { filterInsights, filterOptions, leadOf } from '~/src/features/insights/filterInsights';

type Tags = { industries: string[]; authors: string[] };

const insight = (type: string, topics: string[], isLead = false, tags: Partial<Tags> = {}) => ({
  type: { slug: type },
  topics: topics.map((slug) => ({ slug })),
  industries: (tags.industries ?? []).map((name) => ({ name })),
  authors: (tags.authors ?? []).map((name) => ({ name, slug: name.toLowerCase() })),
  isLead,
});
const report = insight('report', ['cloud', 'design']);
const story = insight('story', ['cloud'], true, {
  industries: ['Énergie et réseaux'],
  authors: ['Zoe', 'Ann'],
});
const news = insight('news', [], false, { authors: ['Ann'] });
const all = [report, story, news];

test.each([
  [{}, all],
  [{ topic: 'cloud' }, [report, story]],
  [{ type: 'news' }, [news]],
  [{ topic: 'cloud', type: 'report' }, [report]],
  [{ topic: 'design', type: 'news' }, []],
  [{ industry: 'energie-et-reseaux' }, [story]],
  [{ author: 'ann' }, [story, news]],
  [{ author: 'ann', type: 'news', industry: 'energie-et-reseaux' }, []],
])('the filter %j keeps what matches all of it', (filter, expected) => {
  expect(filterInsights(all, filter)).toEqual(expected);
});

test('the lead story is the newest that editors chose, else the newest', () => {
  expect(leadOf(all)).toBe(story);
  expect(leadOf([report, news])).toBe(report);
  expect(leadOf([])).toBeUndefined();
});

test('a choice says how many it leaves, and what leaves none is no choice', () => {
  const topics = [
    { name: 'Cloud', slug: 'cloud', path: '/us/en/insights/topics/cloud' },
    { name: 'Gone', slug: 'gone', path: null },
  ];
  const types = [{ name: 'Report', slug: 'report' }];
  expect(filterOptions(all, topics, types)).toEqual({
    topics: [{ name: 'Cloud', value: 'cloud', count: 2, link: '/us/en/insights/topics/cloud' }],
    types: [{ name: 'Report', value: 'report', count: 1 }],
    industries: [{ name: 'Énergie et réseaux', value: 'energie-et-reseaux', count: 1 }],
    authors: [
      { name: 'Ann', value: 'ann', count: 2 },
      { name: 'Zoe', value: 'zoe', count: 1 },
    ],
  });
});
