/**
 * The function with its results kept for as long as the nodes, or fields of nodes, that it reads. A change of an entry replaces its
 * nodes, so a prewarmed build computes before it waits what it needs of all others. The function must read nothing else.
 */
export const memoizeByNode = <Node extends object, Value extends NonNullable<unknown>>(
  read: (node: Node) => Value,
): ((node: Node) => Value) => {
  const known = new WeakMap<Node, Value>();
  return (node) => {
    const kept = known.get(node);
    if (kept !== undefined) return kept;
    const value = read(node);
    known.set(node, value);
    return value;
  };
};
