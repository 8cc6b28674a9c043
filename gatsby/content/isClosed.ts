import { hasEnded } from '../../src/i18n/hasEnded';

/**
 * Whether an entry is past its closing date, which counts as a whole day everywhere on earth.
 *
 * @param now when the build runs: browsers leave the lists as they are.
 */
export const isClosed = (
  { closingDate }: Readonly<Record<string, unknown>>,
  now = Date.now(),
): boolean => typeof closingDate === 'string' && closingDate !== '' && hasEnded(closingDate, now);
