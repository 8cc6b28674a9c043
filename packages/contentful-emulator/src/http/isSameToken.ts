import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares two tokens in constant time. */
export const isSameToken = (given: string, expected: string | undefined): boolean =>
  expected !== undefined && timingSafeEqual(digest(given), digest(expected));
