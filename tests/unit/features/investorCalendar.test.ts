import { findCalendar, firstDate } from '~/src/features/investors/calendar';
import { hasEnded } from '~/src/i18n/hasEnded';

const figures = ['2027-05-12', '2027-02-25', '2027-07-29'].map((date) => ({ date }));

const nextOn = (now: string) =>
  firstDate(figures, ({ date }) => hasEnded(date, Date.parse(now)))?.date;

describe('the next date of a calendar', () => {
  it.each([
    ['2026-11-28T12:00Z', '2027-02-25'],
    ['2027-02-26T11:59Z', '2027-02-25'],
    ['2027-02-26T12:00Z', '2027-05-12'],
    ['2027-06-01T00:00Z', '2027-07-29'],
    ['2027-08-01T00:00Z', undefined],
  ])('on %s is %s', (now, expected) => {
    expect(nextOn(now)).toBe(expected);
  });

  it('leaves out figures without a date', () => {
    expect(firstDate([{ date: null }], () => false)).toBeUndefined();
  });
});

it('a calendar is the first section whose figures are all dates', () => {
  const numbers = { figures: [{ date: null }, { date: '2027-02-25' }] };
  const calendar = { figures };
  expect(findCalendar([{ text: 'x' }, numbers, calendar])).toBe(calendar);
  expect(findCalendar([{ text: 'x' }, numbers])).toBeUndefined();
});
