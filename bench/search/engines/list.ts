import type { Engine } from '../engine';
import { ours } from './ours';

/** Peers are packages of this folder's own, without types here. */
const peerNames = ['minisearch', 'lunr', 'orama', 'pagefind', 'flexsearch'];

export const engines = async (): Promise<Engine[]> => {
  const peers = await Promise.all(
    peerNames.map(async (name) => {
      const { engine } = (await import(`./${name}.mjs`)) as { engine: Engine };
      return engine;
    }),
  );
  return [ours, ...peers];
};
