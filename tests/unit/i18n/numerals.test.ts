import { numeralsOf, writeNumber } from '~/src/i18n/numerals';

test.each([
  ['en-US', null],
  ['ja-JP', null],
  ['zh-CN', null],
  // Algeria and Morocco write 0 to 9 in Arabic.
  ['ar-DZ', null],
  ['ar-EG', '٠١٢٣٤٥٦٧٨٩'],
  ['fa-IR', '۰۱۲۳۴۵۶۷۸۹'],
])('the digits of %s', (tag, numerals) => {
  expect(numeralsOf(tag)).toBe(numerals);
});

test('counts and years are written in them', () => {
  expect(writeNumber(2026, numeralsOf('ar-EG'))).toBe('٢٠٢٦');
  expect(writeNumber(30, numeralsOf('fr-FR'))).toBe('30');
  expect(writeNumber(7, undefined)).toBe('7');
});
