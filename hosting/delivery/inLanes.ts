/** Runs at most `limit` tasks at once; further ones wait in order. */
export const inLanes = (limit: number): ((task: () => Promise<void>) => Promise<void>) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
