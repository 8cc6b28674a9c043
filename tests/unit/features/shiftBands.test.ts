import { shiftBands } from '~/src/features/investors/shiftBands';

const share = (name: string, valueLastYear: number, valueThisYear: number) => ({
  name,
  valueLastYear,
  valueThisYear,
  displayValueLastYear: '',
  displayValueThisYear: '',
});

test('bands are as high at their ends as the shares were and are, each below the one before', () => {
  expect(shiftBands([share('One', 40, 60), share('Other', 60, 40)])).toEqual([
    'M-9 0H0C50 0 50 0 100 0H109V60H100C50 60 50 40 0 40H-9Z',
    'M-9 40H0C50 40 50 60 100 60H109V100H100C50 100 50 100 0 100H-9Z',
  ]);
});

test('shares that do not add up to a hundred fill the height', () => {
  const [, last] = shiftBands([share('One', 10, 1), share('Other', 10, 3)]);
  expect(last).toContain('M-9 50');
  expect(last).toContain('50 25 100 25H109V100');
});
