import { existsSync, readFileSync } from 'node:fs';
import { contentTypes } from '~/contentful/model/contentTypes';
import { sectionTypeIds } from '~/contentful/model/sectionTypes';
import { templateIds } from '~/contentful/model/templates';

const lines = readFileSync('docs/specification.md', 'utf8')
  .split('\n')
  .filter(
    (line) =>
      line.startsWith('| ') &&
      !/^\| (?:-|What|Template|Situation|Section type|Content type|Constant)/.test(line),
  )
  .map((line) => line.slice(2, -2).split(' | '));
const firstWords = new Set(lines.map(([first = '']) => first.split(' ')[0]));
const pathsIn = (cell: string) =>
  [...cell.matchAll(/`([^`]+\.\w+)`/g)].map(([, path = '']) => path);

test('every file that is named exists', () => {
  const paths = lines.flatMap((cells) => cells.slice(1).flatMap(pathsIn));
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test('every check that is named is in its file', () => {
  const checks = lines.flatMap(([what = '', , held = '']) => {
    const [file] = pathsIn(held);
    const title = /"([^"]+)"$/.exec(held)?.[1];
    return file === undefined || title === undefined ? [] : [{ what, file, title }];
  });
  expect(checks.length).toBeGreaterThan(70);
  expect(checks.filter(({ file, title }) => !readFileSync(file, 'utf8').includes(title))).toEqual(
    [],
  );
});

test.each(templateIds)('the template %s is there', (id) => {
  expect(firstWords).toContain(id);
});

test.each(contentTypes.map(({ id }) => id))('the content type %s is there', (id) => {
  expect(firstWords).toContain(id);
});

test.each(sectionTypeIds)('the section type %s is there', (id) => {
  expect(firstWords).toContain(id);
});
