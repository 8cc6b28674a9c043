import type { NodePluginArgs } from 'gatsby';
import type { ResolverContext } from '../schema/resolverContext';

/** The GraphQL type of the nodes that hold them. */
export const sharedValueType = 'SharedValue';

type SharedValueNode = { id: string; name: string; text: string };

const idOf = (name: string): string => `${sharedValueType} ${name}`;

/**
 * Keeps what many pages ask for in nodes, one a value, made once a build. Gatsby asks a page's query again only when a
 * value that it has read comes out otherwise, rather than whenever any entry of a type changes.
 *
 * @param values what can be written as JSON, by name.
 */
export const keepSharedValues = async (
  values: ReadonlyMap<string, unknown>,
  args: Pick<NodePluginArgs, 'actions' | 'createContentDigest' | 'getNode' | 'getNodesByType'>,
): Promise<void> => {
  const { actions } = args;
  for (const node of args.getNodesByType(sharedValueType)) {
    if (!values.has(String(node.name))) actions.deleteNode(node);
  }
  for (const [name, value] of values) {
    const text = JSON.stringify(value);
    const id = idOf(name);
    if (args.getNode(id)?.text === text) continue;
    const internal = { type: sharedValueType, contentDigest: args.createContentDigest(text) };
    await actions.createNode({ id, name, text, internal });
  }
};

const read = new Map<string, { text: string; value: unknown }>();

/**
 * Reads a value for a page, which is made again when the value changes.
 *
 * @throws Error when no such value is kept.
 */
export const readSharedValue = <Value>(name: string, { nodeModel }: ResolverContext): Value => {
  const node = nodeModel.getNodeById({ id: idOf(name) }) as SharedValueNode | null;
  if (node === null) throw new Error(`The build has no shared value "${name}".`);
  const known = read.get(name);
  if (known?.text === node.text) return known.value as Value;
  const value = JSON.parse(node.text) as Value;
  read.set(name, { text: node.text, value });
  return value;
};

/** Makes a page again when a value changes, appears or goes, without reading it. */
export const dependOnSharedValue = (name: string, { nodeModel }: ResolverContext): void => {
  nodeModel.trackPageDependencies([{ id: idOf(name) }], {});
};
