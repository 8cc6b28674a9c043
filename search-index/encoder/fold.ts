/** Lower-case letters that NFKD does not decompose, as plain ones. */
export const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

const isPlain = /^[\0-\x7f]*$/;

/**
 * Folds a text for comparison: lower case, no accents, compatibility forms normalised, one kind of apostrophe.
 * @example fold('L’Œuvre à São Paulo') // "l'oeuvre a sao paulo"
 */
export const fold = (text: string): string => {
  if (isPlain.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[ßœæøłđðþı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[‘’ʼ`´]/g, "'")
    .normalize('NFC');
};
