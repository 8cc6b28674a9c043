import { formatTime } from '~/src/components/video/controls/formatTime';

it.each([
  [0, '0:00'],
  [6.5, '0:06'],
  [65, '1:05'],
  [3599.9, '59:59'],
  [3661, '1:01:01'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('%s seconds are shown as %s', (seconds, shown) => {
  expect(formatTime(seconds)).toBe(shown);
});
