import type { NodePluginArgs } from 'gatsby';
import type { ResolverContext } from '../content/resolverContext';

/** The GraphQL type of derived nodes. */
export const derivedNodeType = 'DerivedNode';

type DerivedNode = { id: string; name: string; text: string };

/** The id of the node of a value. */
export const derivedNodeId = (name: string): string => `${derivedNodeType} ${name}`;

/**
 * Writes values that many pages read into nodes, one a value, once a build. Gatsby reruns a page's query only when a value
 * that it has read has changed, rather than whenever any entry of a type changes.
 *
 * @param values JSON values by name.
 */
export const writeDerivedNodes = async (
  values: ReadonlyMap<string, unknown>,
  args: Pick<NodePluginArgs, 'actions' | 'createContentDigest' | 'getNode' | 'getNodesByType'>,
): Promise<void> => {
  const { actions } = args;
  for (const node of args.getNodesByType(derivedNodeType)) {
    if (!values.has(String(node.name))) actions.deleteNode(node);
  }
  for (const [name, value] of values) {
    const text = JSON.stringify(value);
    const id = derivedNodeId(name);
    if (args.getNode(id)?.text === text) continue;
    const internal = { type: derivedNodeType, contentDigest: args.createContentDigest(text) };
    await actions.createNode({ id, name, text, internal });
  }
};

const read = new Map<string, { text: string; value: unknown }>();

/**
 * Reads a value for a page; the page query reruns when the value changes.
 *
 * @throws Error for an unknown name.
 */
export const readDerivedNode = <Value>(name: string, { nodeModel }: ResolverContext): Value => {
  const node = nodeModel.getNodeById({ id: derivedNodeId(name) }) as DerivedNode | null;
  if (node === null) throw new Error(`There is no derived node "${name}".`);
  const known = read.get(name);
  if (known?.text === node.text) return known.value as Value;
  const value = JSON.parse(node.text) as Value;
  read.set(name, { text: node.text, value });
  return value;
};

/** Tracks a value without reading it: the page query reruns when it is created, changed or deleted. */
export const dependOnDerivedNode = (name: string, { nodeModel }: ResolverContext): void => {
  nodeModel.trackPageDependencies([{ id: derivedNodeId(name) }], {});
};
