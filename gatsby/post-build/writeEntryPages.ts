import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import type { ContentNode } from '../content/contentNode';
import { nodeSourceOf } from '../content/nodeSource';
import { typeName } from '../content/typeNames';
import { currentRoutes } from '../routes/currentRoutes';
import { findEntryPages } from './entryPages';
import { entryPagesFile } from './entryPagesFile';
import { readPageDependencies } from './pageDependencies';
import { writeTranslationGaps } from './writeTranslationGaps';

/** Writes the pages that show each entry, and which of its texts lack a translation there. */
export const writeEntryPages = async (
  args: Pick<NodePluginArgs, 'store' | 'getNode' | 'getNodesByType'>,
): Promise<void> => {
  const { routes, defaultSite } = currentRoutes();
  const source = nodeSourceOf(args);
  const entryOf = (nodeId: string): ContentNode | undefined => {
    const node = args.getNode(nodeId);
    // Long texts and rich texts may have nodes of their own below that of the entry.
    const parent = node?.parent ? args.getNode(node.parent) : undefined;
    const entry = (parent ?? node) as ContentNode | undefined;
    return typeof entry?.contentful_id === 'string' ? entry : undefined;
  };
  const entryPages = findEntryPages({
    routes,
    defaultSiteId: defaultSite?.id,
    dependencies: readPageDependencies(args),
    entryOf,
    labels: source.byType(typeName('label')),
  });
  await mkdir(dirname(entryPagesFile), { recursive: true });
  await writeFile(entryPagesFile, JSON.stringify(entryPages));
  await writeTranslationGaps(source, entryPages);
};
