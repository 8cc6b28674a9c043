import type { NodePluginArgs } from 'gatsby';

/**
 * Prevents Gatsby's stale-node garbage collection from deleting SitePage nodes. Gatsby creates pages after it has deleted
 * stale nodes, so it would delete the node of each page, in a transaction of its own, and write it again: for 50,000 pages its file of
 * nodes grows by a gigabyte in each build. It deletes the nodes of pages that are gone with these pages.
 */
export const keepPageNodes = ({ store }: Pick<NodePluginArgs, 'store'>): void => {
  // Gatsby types it as any function.
  const dispatch = store.dispatch as (action: object) => unknown;
  dispatch({
    type: 'ENABLE_STATEFUL_SOURCE_PLUGIN',
    // Gatsby's own plugin, which pages' nodes belong to.
    plugin: { name: 'internal-data-bridge' },
  });
};
