import { wordsOfPath } from '~/src/features/errors/wordsOfPath';

test.each([
  ['/us/en/insights/the-old-title', 'the old title'],
  ['/fr/fr/id%C3%A9es/', 'idées'],
  ['/us/en/report_2025.html', 'report 2025'],
  ['/us/en/%E0%A4%A', ''],
  ['/404.html', ''],
  ['/', ''],
])('the words of %s are %j', (path, words) => {
  expect(wordsOfPath(path)).toBe(words);
});
