/** Caches the promise for each number; a rejected one is removed, so the next call retries. */
export const memoize = <Value>(
  load: (at: number) => Promise<Value>,
): ((at: number) => Promise<Value>) => {
  const promises = new Map<number, Promise<Value>>();
  return (at) => {
    const known = promises.get(at);
    if (known) return known;
    const promise = load(at).catch((error: unknown) => {
      promises.delete(at);
      throw error;
    });
    promises.set(at, promise);
    return promise;
  };
};
