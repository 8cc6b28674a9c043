import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describeFolderCircle, findCircle, groupGraph, type Graph } from './support/graph';
import { resolveImport } from './support/resolveImport';
import { sourceFiles, testFiles } from './support/sourceFiles';

const importsOf = (file: string): Set<string> => {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return new Set(importedFiles.flatMap(({ fileName }) => resolveImport(file, fileName) ?? []));
};

const fileGraph: Graph = new Map(
  [...sourceFiles, ...testFiles].map((file) => [file, importsOf(file)]),
);

/** A folder of `src` or `gatsby` with all below it; each feature is a folder of its own. */
const folderOf = (file: string): string => {
  const [root = '', folder = '', feature = ''] = file.split('/');
  return folder === 'features' ? `${root}/${folder}/${feature}` : `${root}/${folder}`;
};

test('a circle is found', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['b'])],
  ]);
  expect(findCircle(graph)).toEqual(['b', 'c', 'b']);
});

test('a circle of folders is found at any level, with its imports', () => {
  const graph = new Map([
    ['a/index.ts', new Set(['a/b/d/one.ts', 'a/c/two.ts'])],
    ['a/b/d/one.ts', new Set(['a/c/two.ts', 'a/index.ts'])],
    ['a/c/two.ts', new Set<string>()],
    ['a/c/three.ts', new Set(['a/b/four.ts'])],
  ]);
  expect(describeFolderCircle(graph)).toBe(
    'a/b/d/one.ts imports a/c/two.ts\na/c/three.ts imports a/b/four.ts',
  );
  graph.delete('a/c/three.ts');
  expect(describeFolderCircle(graph)).toBeUndefined();
});

test('no files import each other in a circle', () => {
  expect(fileGraph.size).toBeGreaterThan(1800);
  expect(findCircle(fileGraph)).toBeUndefined();
});

test('no folders beside each other import each other in a circle, at any level of the project', () => {
  expect(describeFolderCircle(fileGraph)).toBeUndefined();
});

test('no folders of src and gatsby import each other in a circle, nor features', () => {
  // The entry of the browser bundle runs modules of several folders first.
  const site = [...fileGraph].filter(
    ([file]) => /^(?:src|gatsby)\//.test(file) && file !== 'src/entry.ts',
  );
  expect(findCircle(groupGraph(new Map(site), folderOf))).toBeUndefined();
});
