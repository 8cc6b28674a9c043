import {
  formatDate,
  formatDecimal,
  formatFileSize,
  formatNumber,
  formatPercentage,
} from '~/src/i18n/format';
import { fill } from '~/src/i18n/fill';
import { defaultLabels } from '~/src/i18n/labels';
import { truncate, truncationLength } from '~/src/i18n/truncate';

/** Intl writes narrow and no-break spaces; a test reads better without them. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('formats', () => {
  it.each([
    [formatDate('2026-03-12', 'en-US'), 'March 12, 2026'],
    [formatDate('2026-03-12T23:30:00Z', 'fr-FR'), '12 mars 2026'],
    [formatDate('2026-03-12', 'pt-BR'), '12 de março de 2026'],
    [formatNumber(11400, 'fr-FR'), '11 400'],
    [formatNumber(1284.25, 'en-US'), '1,284.3'],
    [formatDecimal(131, 'fr-FR'), '131,0'],
    [formatPercentage(12.5, 'es-ES'), '12,5 %'],
    [formatFileSize(1_250_000, 'en-US'), '1.3 MB'],
    [formatFileSize(420, 'en-US'), '1 kB'],
  ])('%s', (text, expected) => expect(plain(text)).toBe(expected));
});

describe('truncate', () => {
  it('leaves a short text as it is', () => expect(truncate('Short.')).toBe('Short.'));

  it('cuts at a word boundary within 160 characters', () => {
    const cut = truncate('word '.repeat(60));
    expect(truncationLength).toBe(160);
    expect(cut.length).toBeLessThanOrEqual(160);
    expect(cut).toMatch(/word…$/);
  });

  it('cuts a single long word where it must', () => {
    expect(truncate('a'.repeat(200))).toBe(`${'a'.repeat(159)}…`);
  });

  it('leaves no comma before the ellipsis', () => {
    expect(truncate('one, two, three', 10)).toBe('one, two…');
  });
});

describe('labels', () => {
  it('fills in words in braces and keeps unknown ones', () => {
    expect(fill(defaultLabels.navigatedTo, { title: 'Services' })).toBe('Navigated to Services');
    expect(fill('{a} {b}', { a: 1 })).toBe('1 {b}');
  });
});
