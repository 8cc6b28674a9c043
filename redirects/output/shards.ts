import { shardCount, shardOf } from '../../src/features/redirects/redirectSource';
import type { RedirectRule } from '../types';

/** The table for the browser, in one file per shard such as `0f.json`; empty shards have a file too. */
export const formatShards = (rules: readonly RedirectRule[]): Map<string, string> => {
  const tables = new Map<string, Record<string, string>>();
  for (let index = 0; index < shardCount; index++) {
    tables.set(index.toString(16).padStart(2, '0'), {});
  }
  for (const { from, to } of rules) {
    const table = tables.get(shardOf(from));
    if (table) table[from] = to;
  }
  return new Map(
    [...tables].map(([name, table]) => [`${name}.json`, JSON.stringify(table)] as const),
  );
};
