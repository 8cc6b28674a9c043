/**
 * Languages that are written from right to left. Firefox has no `Intl.Locale.prototype.getTextInfo`, and determining the
 * script by `Intl.Locale.prototype.maximize` takes 40 ms on a phone.
 */
const rightToLeft = /^(?:ar|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)(?:-|$)/;

/** The `dir` attribute of a language; none for left to right, which is the default. */
export const textDirection = (languageTag: string): { dir?: 'rtl' } =>
  rightToLeft.test(languageTag) ? { dir: 'rtl' } : {};
