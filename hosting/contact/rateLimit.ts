/** Lets each key pass `limit` times in `windowMilliseconds`; keys whose window has passed are forgotten. */
export const createRateLimit = (
  limit: number,
  windowMilliseconds: number,
  now: () => number = Date.now,
): ((key: string) => boolean) => {
  const passed = new Map<string, number[]>();
  return (key) => {
    const since = now() - windowMilliseconds;
    for (const [other, times] of passed) {
      if ((times.at(-1) ?? 0) <= since) passed.delete(other);
    }
    const recent = (passed.get(key) ?? []).filter((time) => time > since);
    if (recent.length >= limit) return false;
    passed.set(key, [...recent, now()]);
    return true;
  };
};
