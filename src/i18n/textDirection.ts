/**
 * Languages that are written from right to left. Firefox has no `Intl.Locale.prototype.getTextInfo`, and asking for the script
 * of a language takes a phone 40 ms.
 */
const rightToLeft = /^(?:ar|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)(?:-|$)/;

/** The attribute that gives the direction of a language; none for the default one, from left to right. */
export const textDirection = (languageTag: string): { dir?: 'rtl' } =>
  rightToLeft.test(languageTag) ? { dir: 'rtl' } : {};
