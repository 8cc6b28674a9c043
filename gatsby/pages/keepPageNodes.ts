import type { NodePluginArgs } from 'gatsby';

/**
 * Keeps the nodes of pages from being taken for stale. Gatsby makes pages only after it has deleted what sources no longer
 * have, so it would delete the node of each page, in a transaction of its own, and write it anew: for 50,000 pages its file of
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
