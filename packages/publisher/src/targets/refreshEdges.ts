/** Where an edge takes the word that the pointer has moved. */
export const edgeRefreshPath = '/_edge_refresh';

/** Milliseconds: an edge that does not answer reads the pointer again by itself. */
const timeout = 2000;

/**
 * Tells edges that the pointer of their store has moved, so that they read it now and not when their copy has expired. An edge that
 * does not answer is logged once, until it answers again.
 *
 * @param edges their origins.
 */
export const refreshEdges = (
  edges: readonly string[],
  log: (line: string) => void,
): (() => Promise<void>) => {
  const silent = new Set<string>();
  const refresh = async (edge: string): Promise<void> => {
    try {
      const { ok, status } = await fetch(`${edge}${edgeRefreshPath}`, {
        method: 'POST',
        signal: AbortSignal.timeout(timeout),
      });
      if (!ok) throw new Error(`it answered ${status}`);
      silent.delete(edge);
    } catch (error) {
      if (silent.has(edge)) return;
      silent.add(edge);
      log(
        `${edge} was not told of the release, and shows it a second later: ${(error as Error).message}`,
      );
    }
  };
  return async () => {
    await Promise.all(edges.map(refresh));
  };
};
