import { firstSentence } from '~/src/features/about/firstSentence';
import { groupSubPages } from '~/src/features/about/groupSubPages';

const page = (template: string, path: string | null = `/us/en/about-us/${template}`) => ({
  template,
  path,
});

test('subpages stand in their groups, in the order given; a template without a group is among rules and reports', () => {
  const [awards, careers, investors, management, plain] = [
    'awards',
    'careers',
    'investors',
    'management',
    'page',
  ].map((template) => page(template));
  expect(
    groupSubPages([awards, careers, investors, management, plain].flatMap((it) => it ?? [])),
  ).toEqual([
    { label: 'theGroup', pages: [awards, management] },
    { label: 'howWeWork', pages: [careers] },
    { label: 'rulesAndReports', pages: [investors, plain] },
  ]);
});

test('a group without pages that the site has is left out', () => {
  expect(groupSubPages([page('careers', null), page('brands')])).toEqual([
    { label: 'theGroup', pages: [page('brands')] },
  ]);
});

test.each([
  [
    'Six promises with a figure and a date. We report each March.',
    'Six promises with a figure and a date.',
  ],
  ['Revenue rose by 4.6 per cent in all.', 'Revenue rose by 4.6 per cent in all.'],
  ['我们先画地图。然后谈。', '我们先画地图。'],
  ['No end', 'No end'],
])('the line of "%s" is its first sentence', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
