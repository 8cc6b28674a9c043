import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a given token is the wanted one, in a time that tells nothing of either. */
export const isSameToken = (given: string, wanted: string | undefined): boolean =>
  wanted !== undefined && timingSafeEqual(digest(given), digest(wanted));
