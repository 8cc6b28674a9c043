import { minutesToRead } from '~/gatsby/resolvers/minutesToRead';
import { richText } from '../../fixtures/entries';

const minutes = (text: string): number => minutesToRead({ raw: JSON.stringify(richText(text)) });

test('a text takes a minute at least', () => {
  expect(minutesToRead(undefined)).toBe(1);
  expect(minutes('Short.')).toBe(1);
});

test('words with spaces between them are counted', () => {
  expect(minutes('a word '.repeat(550))).toBe(5);
  expect(minutes('كلمة '.repeat(1100))).toBe(5);
});

test('ten thousand characters of Japanese take twenty minutes', () => {
  expect(minutes('図書館のデータ。'.repeat(1429))).toBe(20);
});

test('words of both kinds in a text are added', () => {
  expect(minutes(`${'データ基盤'.repeat(200)} ${'data platform '.repeat(220)}`)).toBe(4);
});
