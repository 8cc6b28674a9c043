import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Stats = { namedChunkGroups: Record<string, { assets: { name: string }[] }> };

/** The file names of the scripts of a chunk, by its name. */
export type ChunkScripts = (chunkName: string) => string[];

/** Reads which scripts webpack has written for which chunk. */
export const readChunkScripts = async (publicFolder: string): Promise<ChunkScripts> => {
  const stats = await readFile(join(publicFolder, 'webpack.stats.json'), 'utf8');
  const { namedChunkGroups } = JSON.parse(stats) as Stats;
  return (chunkName) =>
    (namedChunkGroups[chunkName]?.assets ?? [])
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js'));
};
