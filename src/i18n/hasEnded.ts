/** Whether a day of the ISO 8601 date is over everywhere on earth: it ends last at UTC-12. */
export const hasEnded = (isoDate: string, now: number): boolean =>
  now >= Date.parse(`${isoDate.slice(0, 10)}T00:00Z`) + 36 * 3_600_000;
