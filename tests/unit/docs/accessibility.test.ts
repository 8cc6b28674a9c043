import { existsSync, readFileSync } from 'node:fs';
import { catalogue } from '~/tests/accessibility/barriers/catalogue';
import { barrierRows, caughtShare, templateRows } from '~/tests/accessibility/barriers/table';

/** The criteria of levels A and AA of WCAG 2.2. */
const criteria = [
  ...['1.1.1', '1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.3.1', '1.3.2', '1.3.3', '1.3.4'],
  ...['1.3.5', '1.4.1', '1.4.2', '1.4.3', '1.4.4', '1.4.5', '1.4.10', '1.4.11', '1.4.12', '1.4.13'],
  ...['2.1.1', '2.1.2', '2.1.4', '2.2.1', '2.2.2', '2.3.1', '2.4.1', '2.4.2', '2.4.3', '2.4.4'],
  ...['2.4.5', '2.4.6', '2.4.7', '2.4.11', '2.5.1', '2.5.2', '2.5.3', '2.5.4', '2.5.7', '2.5.8'],
  ...['3.1.1', '3.1.2', '3.2.1', '3.2.2', '3.2.3', '3.2.4', '3.2.6', '3.3.1', '3.3.2', '3.3.3'],
  ...['3.3.4', '3.3.7', '3.3.8', '4.1.2', '4.1.3'],
];

const guide = readFileSync('docs/accessibility.md', 'utf8');
const rows = guide.split('\n').filter((line) => /^\| \d\.\d+\.\d+ /.test(line));

/** The rows of the tables of barriers. */
const publishedRows = (): string[] =>
  readFileSync('docs/accessibility-barriers.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| [a-z][a-z-]+ \|/.test(line));

test('the table has the 55 criteria of levels A and AA, each once', () => {
  expect(criteria).toHaveLength(55);
  expect(rows.map((row) => row.split(' ')[1])).toEqual(criteria);
});

test('each criterion names a test that exists, or a script by hand', () => {
  for (const row of rows) {
    const held = row.split(' | ')[2] ?? '';
    const tests = [...held.matchAll(/`([^`]+)` "([^"]+)"/g)];
    const scripts = [...held.matchAll(/\(#([\w-]+)\)/g)].map(([, anchor = '']) => anchor);
    expect([row, tests.length + scripts.length > 0]).toEqual([row, true]);
    for (const [, file = '', title = ''] of tests) {
      expect([file, title, existsSync(file) && readFileSync(file, 'utf8').includes(title)]).toEqual(
        [file, title, true],
      );
    }
    for (const script of scripts) {
      const heading = `### ${script.replace('-', '. ').replaceAll('-', ' ')}`;
      expect(guide.toLowerCase()).toContain(heading);
    }
  }
});

test('at least sixty barriers, of which 85 % and more are caught, are in the table as they are tested', () => {
  expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
  expect(catalogue.length).toBeGreaterThanOrEqual(60);
  expect(caughtShare(catalogue)).toBeGreaterThanOrEqual(0.85);
  expect(publishedRows().filter((line) => !/\| \d+ % \|$/.test(line))).toEqual(
    barrierRows(catalogue),
  );
});

test('what is caught is published by template', () => {
  expect(publishedRows().filter((line) => /\| \d+ % \|$/.test(line))).toEqual(
    templateRows(catalogue),
  );
});
