/**
 * The ten digits of a language from zero on, where they are not 0 to 9, such as `٠١٢٣٤٥٦٧٨٩` of Arabic in Egypt. Pages get them
 * from GraphQL, because the first `Intl.NumberFormat` takes a phone's browser some 50 ms.
 */
export const numeralsOf = (localCode: string): string | null => {
  const format = new Intl.NumberFormat(localCode);
  const numerals = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => format.format(digit)).join('');
  return numerals === '0123456789' ? null : numerals;
};

/** A count or a year in the digits of a language. */
export const writeNumber = (value: number, numerals: string | null | undefined): string =>
  String(value).replace(/\d/g, (digit) => numerals?.[Number(digit)] ?? digit);
