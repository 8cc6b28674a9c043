import { contextOfNodes, nodeSourceOf, type NodeSource } from '~/gatsby/content/nodeSource';
import type { ResolverContext } from '~/gatsby/content/resolverContext';
import type { EntryRecords } from '~/gatsby/records/entryRecords';
import { createNodes, type Space } from '~/scripts/content-check/createNodes';

/** The nodes of a space, as a build without an earlier one has them, and what was wrong with its values. */
export type SourcedSpace = {
  source: NodeSource;
  /** A context of its own for each query, as Gatsby makes one. */
  contextOf: (variables?: {
    country?: string;
    language?: string;
    path?: string;
  }) => ResolverContext;
  records: EntryRecords;
  nodeArgs: {
    actions: { createNode: (node: object) => void; deleteNode: (node: object) => void };
    createContentDigest: (input: unknown) => string;
    getNode: (id: string) => unknown;
    getNodesByType: (type: string) => readonly unknown[];
  };
};

/** Creates the nodes of a space whose default locale is English, with what resolvers and derived nodes need of Gatsby. */
export const sourceSpace = async (space: Space): Promise<SourcedSpace> => {
  const { readers, createNode, records } = await createNodes(space, 'en');
  return {
    source: nodeSourceOf(readers),
    contextOf: (variables = {}) => ({ ...contextOfNodes(readers), ...variables }),
    records,
    nodeArgs: {
      actions: { createNode, deleteNode: () => undefined },
      createContentDigest: String,
      getNode: readers.getNode,
      getNodesByType: readers.getNodesByType,
    },
  };
};
