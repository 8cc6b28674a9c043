import { filterInsights, filterOptions, leadOf } from '~/src/features/insights/filterInsights';

const insight = (type: string, topics: string[], isLead = false) => ({
  type: { slug: type },
  topics: topics.map((slug) => ({ slug })),
  isLead,
});
const report = insight('report', ['cloud', 'design']);
const story = insight('story', ['cloud'], true);
const news = insight('news', []);
const all = [report, story, news];

test.each([
  [{}, all],
  [{ topic: 'cloud' }, [report, story]],
  [{ type: 'news' }, [news]],
  [{ topic: 'cloud', type: 'report' }, [report]],
  [{ topic: 'design', type: 'news' }, []],
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
  });
});
