/**
 * Whether an entry is past its closing date, which counts as a whole day everywhere on earth.
 *
 * @param now when the build runs; browsers never compare dates.
 */
export const isClosed = (
  { closingDate }: Readonly<Record<string, unknown>>,
  now = Date.now(),
): boolean => {
  if (typeof closingDate !== 'string' || closingDate === '') return false;
  // The day ends last at UTC-12.
  return now >= Date.parse(`${closingDate.slice(0, 10)}T00:00Z`) + 36 * 3_600_000;
};
