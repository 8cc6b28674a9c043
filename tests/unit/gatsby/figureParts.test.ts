import { figureOutcome, figureParts } from '~/gatsby/resolvers/figureParts';

test('figures of the unit that first and last have are parts of the largest', () => {
  expect(figureParts(['128 min', '14 counters', '4 min', '3', '51 min'])).toEqual([
    100,
    null,
    3.1,
    null,
    39.8,
  ]);
  expect(figureParts(['1,5 h', '3 h'])).toEqual([50, 100]);
  expect(figureParts(['20 min', '40 min', '10 min'])).toEqual([50, 100, 25]);
  expect(figureParts(['16 h', '20 min'])).toEqual([100, 2.1]);
  expect(figureParts(['9 dias', '40 s', '1 dia'])).toEqual([100, null, 11.1]);
  expect(figureParts(['0 min', '4 min'])).toEqual([null, 100]);
});

test.each([
  [['128 min', '3 lines']],
  [['128 min', '4 min', '3 lines']],
  [['128 min']],
  [['1,180', '2008']],
  [['0 min', '0 min']],
  [['more than 5 min', '4 min']],
  [['1.200 min', '900 min']],
  [['1,200 min', '900 min']],
  [[]],
])('%j have no common scale', (figures) => {
  expect(figureParts(figures)).toEqual(figures.map(() => null));
});

test('the last figure differs from the first in per cent', () => {
  expect(figureOutcome(['128 min', '14 counters', '51 min'], 'en-US')).toBe('−60%');
  expect(figureOutcome(['16 h', '20 min'], 'fr-FR')).toBe('−98\u00a0%');
  expect(figureOutcome(['4 days', '10 days'], 'en-GB')).toBe('+150%');
  expect(figureOutcome(['128 min', '3 lines'], 'en-US')).toBeNull();
  expect(figureOutcome(['0 min', '4 min'], 'en-US')).toBeNull();
  expect(figureOutcome([], 'en-US')).toBeNull();
});
