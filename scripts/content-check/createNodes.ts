import {
  buildEntryList,
  buildForeignReferenceMap,
  buildResolvableSet,
  createAssetNodes,
  createNodesForContentType,
} from 'gatsby-source-contentful/normalize';
import { toContentful } from '../../contentful/model/toContentful';
import type { ContentNode } from '../../gatsby/content/contentNode';
import type { NodeReaders } from '../../gatsby/content/nodeSource';
import { collectRecords, type EntryRecords } from '../../gatsby/records/entryRecords';
import type { Entity } from '../../gatsby/records/entity';

/** Published entries and assets with their values by locale, and the locales of the space. */
export type Space = {
  entries: readonly object[];
  assets: readonly object[];
  locales: readonly object[];
};

export type CreatedNodes = {
  /** Reads the nodes, as the arguments of Gatsby's hooks do. */
  readers: NodeReaders;
  /** Adds a node, or replaces the one with its id. */
  createNode: (node: object) => void;
  /** What is wrong with values of entries, and where texts are written. */
  records: EntryRecords;
};

const options = {
  space: { sys: { id: 'space' } },
  useNameForId: false,
  restrictedNodeFields: ['children', 'contentful_id', 'fields', 'id', 'parent', 'internal'],
  conflictFieldPrefix: 'contentful',
  pluginConfig: {
    get: (name: string) => ({ typePrefix: 'Contentful', enableTags: false })[name],
  },
};

const nodeStore = () => {
  const nodes = new Map<string, ContentNode>();
  const byType = new Map<string, Map<string, ContentNode>>();
  return {
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) => [...(byType.get(type)?.values() ?? [])],
    createNode: (node: object): void => {
      const created = node as ContentNode;
      const { type } = created.internal;
      byType.set(
        type,
        (byType.get(type) ?? new Map<string, ContentNode>()).set(created.id, created),
      );
      nodes.set(created.id, created);
    },
  };
};

/**
 * Creates the nodes of a space by the functions of gatsby-source-contentful, as a first build has them, without Gatsby and
 * without writing a file.
 *
 * @param defaultLocale the code of the default locale.
 */
export const createNodes = async (
  { entries, assets, locales }: Space,
  defaultLocale: string,
): Promise<CreatedNodes> => {
  const { getNode, getNodesByType, createNode } = nodeStore();
  const records: EntryRecords = { faults: {}, writtenIn: {} };
  const collector = collectRecords(records);
  const usable = (structuredClone(entries) as Entity[]).map(collector.add);
  const published = new Set(
    [...usable, ...(assets as Entity[])].map(({ sys }) => `${sys.type} ${sys.id}`),
  );
  collector.end((type, id) => published.has(`${type} ${id}`));

  const { contentTypes } = toContentful();
  const entryList = buildEntryList({
    contentTypeItems: contentTypes,
    currentSyncData: { entries: usable },
  });
  const resolvable = buildResolvableSet({ entryList, assets });
  const shared = { ...options, defaultLocale };
  const { backLinks } = buildForeignReferenceMap({
    ...shared,
    contentTypeItems: contentTypes,
    entryList,
    resolvable,
    deletedEntries: [],
  });
  const creating = { ...shared, locales, createNode, createNodeId: (id: string) => id, getNode };
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
  // Gatsby's own types have more of a node than sources create.
  const readers = { getNode, getNodesByType } as unknown as NodeReaders;
  return { readers, createNode, records };
};
