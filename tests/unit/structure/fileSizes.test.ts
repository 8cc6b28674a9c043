import { readFileSync } from 'node:fs';
import { sourceFiles } from './support/sourceFiles';

const longest = 250;
const highestMedian = 45;

const lineCount = (text: string): number => text.split('\n').length - 1;

const sizes = sourceFiles
  .map((file) => ({ file, lines: lineCount(readFileSync(file, 'utf8')) }))
  .sort((a, b) => a.lines - b.lines);

test('no source file is longer than 250 lines', () => {
  expect(sizes.length).toBeGreaterThan(1300);
  const tooLong = sizes.filter(({ lines }) => lines > longest);
  expect(tooLong.map(({ file, lines }) => `${file} has ${lines} lines: split it`)).toEqual([]);
});

test('half of the source files have at most 45 lines', () => {
  const median = sizes[Math.floor(sizes.length / 2)];
  expect(median?.lines).toBeLessThanOrEqual(highestMedian);
});
