import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { resolveImport } from './support/resolveImport';

const sources = ['src', 'gatsby'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.d)\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const fileGraph: Graph = new Map(
  sources.map((file) => {
    const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
    const imported = importedFiles.flatMap(({ fileName }) => resolveImport(file, fileName) ?? []);
    return [file, new Set(imported)];
  }),
);

/** A folder of `src` or `gatsby` with all below it; each feature is a folder of its own. */
const folderOf = (file: string): string => {
  const [root = '', folder = '', feature = ''] = file.split('/');
  return folder === 'features' ? `${root}/${folder}/${feature}` : `${root}/${folder}`;
};

/** The imports between groups of files, by the name of the group. */
const groupGraph = (graph: Graph, groupOf: (file: string) => string): Graph => {
  const groups = new Map<string, Set<string>>();
  for (const [file, imported] of graph) {
    const group = groups.get(groupOf(file)) ?? new Set<string>();
    groups.set(groupOf(file), group);
    for (const other of imported) if (groupOf(other) !== groupOf(file)) group.add(groupOf(other));
  }
  return groups;
};

/** The first circle that is found, such as `['a', 'b', 'a']`. */
const findCircle = (graph: Graph): string[] | undefined => {
  const done = new Set<string>();
  const visit = (node: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return undefined;
    for (const next of graph.get(node) ?? []) {
      const circle = visit(next, [...path, node]);
      if (circle) return circle;
    }
    done.add(node);
    return undefined;
  };
  for (const node of graph.keys()) {
    const circle = visit(node, []);
    if (circle) return circle;
  }
  return undefined;
};

test('a circle is found', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['b'])],
  ]);
  expect(findCircle(graph)).toEqual(['b', 'c', 'b']);
});

test('no files import each other in a circle', () => {
  expect(fileGraph.size).toBeGreaterThan(250);
  expect(findCircle(fileGraph)).toBeUndefined();
});

test('no folders import each other in a circle', () => {
  // The entry of the browser bundle runs modules of several folders first.
  const withoutEntry = new Map([...fileGraph].filter(([file]) => file !== 'src/entry.ts'));
  expect(findCircle(groupGraph(withoutEntry, folderOf))).toBeUndefined();
});
