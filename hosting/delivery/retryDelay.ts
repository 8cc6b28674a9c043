export type RetryOptions = {
  /** Milliseconds before the second attempt; each further wait is twice as long. */
  base: number;
  /** Milliseconds of the longest wait. */
  cap: number;
  /** Attempts before a delivery is a dead letter. */
  attempts: number;
};

/** 20 attempts in one to two days. */
export const defaultRetry: RetryOptions = { base: 15_000, cap: 6 * 3600_000, attempts: 20 };

/**
 * Milliseconds to wait after a failed attempt: exponential backoff, of which up to a half is taken off at random, so that
 * deliveries that failed together do not come back together.
 */
export const retryDelay = (
  attempt: number,
  { base, cap }: RetryOptions,
  retryAfter = 0,
  random = Math.random(),
): number => {
  const longest = Math.min(cap, base * 2 ** (attempt - 1));
  return Math.min(cap, Math.max(retryAfter, longest * (1 - random / 2)));
};
