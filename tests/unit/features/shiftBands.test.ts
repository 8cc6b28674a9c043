import { shiftBands } from '~/src/features/investors/shiftBands';

test('bands are as high at their ends as the shares were and are, each below the one before', () => {
  const shares = [
    { valueLastYear: 25, valueThisYear: 50 },
    { valueLastYear: 75, valueThisYear: 50 },
  ];
  expect(shiftBands(shares)).toEqual(['M0 0L1 0V50L0 25Z', 'M0 25L1 50V100L0 100Z']);
});
