import type { ResolverContext } from '~/gatsby/content/resolverContext';
import { derivedNodeId } from '~/gatsby/derived-nodes/derivedNodes';
import { resolverHash, resolverHashNode } from '~/gatsby/derived-nodes/resolverHash';
import { queryResolvers } from '~/gatsby/resolvers/siteResolvers';
import { createRoutes } from '~/gatsby/routes/createRoutes';
import { setCurrentRoutes } from '~/gatsby/routes/currentRoutes';

test('queries of error pages, whose context is empty, rerun when the sources of resolvers have changed', () => {
  setCurrentRoutes(createRoutes({ countries: [], entries: [], locales: ['en'] }));
  const tracked: string[] = [];
  const labels = { id: derivedNodeId('labels in en'), text: '{}' };
  const context = {
    nodeModel: {
      getNodeById: ({ id }: { id: string }) => (id === labels.id ? labels : null),
      trackPageDependencies: (nodes: readonly { id: string }[]) =>
        tracked.push(...nodes.map(({ id }) => id)),
    },
  } as unknown as ResolverContext;
  expect(queryResolvers.labelSets.resolve({}, {}, context)).toHaveLength(1);
  const [name, value] = resolverHashNode();
  expect(tracked).toEqual([derivedNodeId(name)]);
  expect(value).toBe(resolverHash());
  // Nor may it look like a date, which Gatsby would try to read on every page.
  expect(value).not.toMatch(/^\d/);
});
