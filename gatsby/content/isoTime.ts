/** A date of the content as ISO 8601 with a time zone: a date alone, or a time without a zone, counts as UTC. */
export const isoTime = (date: string): string => {
  const hasZone = !date.includes('T') || /(?:Z|[+-]\d\d:?\d\d)$/i.test(date);
  return new Date(hasZone ? date : `${date}Z`).toISOString().replace(/\.000Z$/, 'Z');
};
