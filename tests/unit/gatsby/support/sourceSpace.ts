import {
  buildEntryList,
  buildForeignReferenceMap,
  buildResolvableSet,
  createAssetNodes,
  createNodesForContentType,
} from 'gatsby-source-contentful/normalize';
import { toContentful } from '~/contentful/model/toContentful';
import { contextOfNodes, nodeSourceOf, type NodeSource } from '~/gatsby/content/nodeSource';
import type { ContentNode } from '~/gatsby/content/contentNode';
import type { ResolverContext } from '~/gatsby/content/resolverContext';
import {
  readEntryRecords,
  recordEntries,
  type EntryRecords,
} from '~/plugins/contentful-consistency/entryRecords';
import type { Entity } from '~/plugins/contentful-consistency/linkingEntries';
import type { SpaceLocale } from '~/plugins/contentful-consistency/modifiedTimes';

type Space = { entries: readonly object[]; assets: readonly object[]; locales: readonly object[] };

/** The nodes of a space, as a build without an earlier one has them, and what was wrong with its values. */
export type SourcedSpace = {
  source: NodeSource;
  /** A context of its own for each query, as Gatsby makes one. */
  contextOf: (variables?: { country?: string; language?: string }) => ResolverContext;
  records: EntryRecords;
  nodeArgs: {
    actions: { createNode: (node: object) => void; deleteNode: (node: object) => void };
    createContentDigest: (input: unknown) => string;
    getNode: (id: string) => unknown;
    getNodesByType: (type: string) => readonly unknown[];
  };
};

const options = {
  space: { sys: { id: 'space' } },
  defaultLocale: 'en',
  useNameForId: false,
  restrictedNodeFields: ['children', 'contentful_id', 'fields', 'id', 'parent', 'internal'],
  conflictFieldPrefix: 'contentful',
  pluginConfig: {
    get: (name: string) => ({ typePrefix: 'Contentful', enableTags: false })[name],
  },
};

/**
 * Creates the nodes of a space by the functions of gatsby-source-contentful, from entries as the sync adapter of
 * plugins/contentful-consistency hands them over. Writes the faults into the working directory.
 */
export const sourceSpace = async ({ entries, assets, locales }: Space): Promise<SourcedSpace> => {
  const nodes = new Map<string, ContentNode>();
  const byType = new Map<string, ContentNode[]>();
  const createNode = (node: object): void => {
    const made = node as ContentNode;
    const { type } = made.internal;
    byType.set(type, [...(byType.get(type) ?? []).filter(({ id }) => id !== made.id), made]);
    nodes.set(made.id, made);
  };
  const getNode = (id: string) => nodes.get(id);
  const recorder = recordEntries(true);
  const synced = recorder.keepUsable(structuredClone(entries) as Entity[]);
  const published = new Set(
    [...synced, ...(assets as Entity[])].map(({ sys }) => `${sys.type} ${sys.id}`),
  );
  recorder.end((type, id) => published.has(`${type} ${id}`), locales as SpaceLocale[]);
  const { contentTypes } = toContentful();
  const entryList = buildEntryList({
    contentTypeItems: contentTypes,
    currentSyncData: { entries: synced },
  });
  const resolvable = buildResolvableSet({ entryList, assets });
  const { backLinks } = buildForeignReferenceMap({
    ...options,
    contentTypeItems: contentTypes,
    entryList,
    resolvable,
    deletedEntries: [],
  });
  const creating = { ...options, locales, createNode, createNodeId: (id: string) => id, getNode };
  for (const [index, contentTypeItem] of contentTypes.entries()) {
    await createNodesForContentType({
      ...creating,
      contentTypeItem,
      entries: entryList[index],
      resolvable,
      foreignReferenceMap: backLinks,
    });
  }
  for (const assetItem of assets) await createAssetNodes({ ...creating, assetItem });

  const readers = {
    getNode,
    getNodesByType: (type: string) => byType.get(type) ?? [],
  } as unknown as Parameters<typeof nodeSourceOf>[0];
  return {
    source: nodeSourceOf(readers),
    contextOf: (variables = {}) => ({ ...contextOfNodes(readers), ...variables }),
    records: readEntryRecords(),
    nodeArgs: {
      actions: { createNode, deleteNode: () => undefined },
      createContentDigest: String,
      getNode,
      getNodesByType: (type) => byType.get(type) ?? [],
    },
  };
};
