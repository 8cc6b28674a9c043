/** The slug of a heading: lower-case letters and digits without accents, joined by hyphens. */
export const headingId = (text: string): string =>
  text
    .normalize('NFD')
    // Accents of Latin, Greek and Cyrillic only: marks of other scripts spell other words.
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '') || 'section';
