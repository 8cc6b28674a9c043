import { isClosed } from '~/gatsby/content/isClosed';

describe('the closing date of an opening', () => {
  test.each([
    ['its own day, at the end of it in the Pacific', '2027-01-29', '2027-01-30T11:59:59Z', false],
    ['when the day is over everywhere', '2027-01-29', '2027-01-30T12:00:00Z', true],
    [
      'a date with a time counts as its day',
      '2027-01-29T08:00+01:00',
      '2027-01-29T20:00:00Z',
      false,
    ],
  ])('%s', (_what, closingDate, now, expected) => {
    expect(isClosed({ closingDate }, Date.parse(now))).toBe(expected);
  });

  test.each([[undefined], [null], ['']])('without one (%p) it stays open', (closingDate) => {
    expect(isClosed({ closingDate })).toBe(false);
  });
});
