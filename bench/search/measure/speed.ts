import type { Built } from '../engine';

/** Milliseconds from which a keystroke is measured once: other work makes little of it. */
const slow = 200;

/** What is typed for a query, from the first letter on. */
const keystrokes = (query: string): string[] =>
  Array.from({ length: query.length }, (_, at) => query.slice(0, at + 1));

/**
 * Milliseconds from a keystroke to its results, for each keystroke of the queries: the best of three, since other work
 * runs on the machine.
 */
export const timeKeystrokes = async (
  built: Built,
  queries: readonly string[],
): Promise<number[]> => {
  const times: number[] = [];
  for (const text of queries.flatMap(keystrokes)) {
    let best = Infinity;
    // Parts that this letter needs are loaded before, as the report says.
    await built.search(text);
    for (let run = 0; run < 3 && (run === 0 || best < slow); run += 1) {
      const start = performance.now();
      const own = await (built.timed ? built.timed(text) : built.search(text));
      const elapsed = typeof own === 'number' ? own : performance.now() - start;
      best = Math.min(best, elapsed);
    }
    times.push(best);
  }
  return times;
};

/** The value that a share of the values is not above. */
export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? NaN;

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
