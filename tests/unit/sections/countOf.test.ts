import { countOf } from '~/src/sections/key-figures/countOf';

test.each([
  ['14 counters', 14],
  ['3', 3],
  ['17\u00a0postes', 17],
  ['40 sites', 40],
])('a count of things is a number of marks: %s', (figure, count) => {
  expect(countOf(figure)).toBe(count);
});

test.each([
  '0 faults',
  '41 sites',
  '2008',
  '1,180',
  '1.5 h',
  '−38 %',
  '96%',
  '38 %',
  'more than 5',
])('%s is no count of marks', (figure) => {
  expect(countOf(figure)).toBeUndefined();
});
