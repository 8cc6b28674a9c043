import type { Locale } from '../types';

/** Validates the locales of a space; returns one line per problem. */
export const checkLocales = (locales: readonly Locale[]): string[] => {
  if (locales.length === 0)
    return ['"locales" is empty: a space needs at least its default locale'];
  const problems: string[] = [];
  const defaults = locales.filter((locale) => locale.default);
  if (defaults.length !== 1) {
    problems.push(
      `${defaults.length} locales are marked "default": true; exactly one of ${locales.map(({ code }) => code).join(', ')} must be`,
    );
  }
  const byCode = new Map(locales.map((locale) => [locale.code, locale]));
  if (byCode.size < locales.length) problems.push('two locales have the same code');
  for (const { code, fallbackCode } of locales) {
    if (fallbackCode !== null && !byCode.has(fallbackCode)) {
      problems.push(
        `locale "${code}" falls back to "${fallbackCode}", which the file does not have; add that locale`,
      );
    }
    const seen = new Set([code]);
    let next = fallbackCode;
    while (next !== null && byCode.has(next)) {
      if (seen.has(next)) {
        problems.push(`locale "${code}" has circular fallbacks (${[...seen, next].join(' → ')})`);
        break;
      }
      seen.add(next);
      next = byCode.get(next)?.fallbackCode ?? null;
    }
  }
  return problems;
};
