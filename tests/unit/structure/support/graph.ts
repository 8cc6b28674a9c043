/** What imports what, by name. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The first circle that is found, such as `['a', 'b', 'a']`. */
export const findCircle = (graph: Graph): string[] | undefined => {
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

/** The imports between groups of files, by the name of the group. */
export const groupGraph = (graph: Graph, groupOf: (file: string) => string): Graph => {
  const groups = new Map<string, Set<string>>();
  for (const [file, imported] of graph) {
    const group = groups.get(groupOf(file)) ?? new Set<string>();
    groups.set(groupOf(file), group);
    for (const other of imported) if (groupOf(other) !== groupOf(file)) group.add(groupOf(other));
  }
  return groups;
};

/** The two folders beside each other that an import goes between; undefined if one of the files is directly beside the other's folder. */
const foldersBetween = (file: string, other: string): [string, string] | undefined => {
  const [from, to] = [file.split('/'), other.split('/')];
  let depth = 0;
  while (depth < from.length && from[depth] === to[depth]) depth += 1;
  if (depth >= from.length - 1 || depth >= to.length - 1) return undefined;
  return [from.slice(0, depth + 1).join('/'), to.slice(0, depth + 1).join('/')];
};

/**
 * The imports between folders beside each other, each with all below it, at every level of the tree: no folder of one level
 * leads to one of another. A file that is directly in a folder may import the folders in it, and be imported by them.
 */
export const folderGraph = (graph: Graph): Graph => {
  const folders = new Map<string, Set<string>>();
  for (const [file, imported] of graph) {
    for (const other of imported) {
      const [from, to] = foldersBetween(file, other) ?? [];
      if (from !== undefined && to !== undefined) {
        folders.set(from, (folders.get(from) ?? new Set()).add(to));
      }
    }
  }
  return folders;
};

/** A circle of folders with an import for each of its steps, one a line; undefined if there is none. */
export const describeFolderCircle = (graph: Graph): string | undefined => {
  const circle = findCircle(folderGraph(graph));
  return circle
    ?.slice(1)
    .map((to, index) => {
      const from = circle[index] ?? '';
      for (const [file, imported] of graph) {
        const other = [...imported].find((name) => name.startsWith(`${to}/`));
        if (file.startsWith(`${from}/`) && other !== undefined) return `${file} imports ${other}`;
      }
      return `${from} imports ${to}`;
    })
    .join('\n');
};
