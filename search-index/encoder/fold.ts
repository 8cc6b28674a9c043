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

/** Arabic letters that writers interchange, and the ones they are compared as; a tatweel only stretches a word. */
const arabicLetters: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ـ: '',
};

const isPlain = /^[\0-\x7f]*$/;

/**
 * Marks that readers of Latin, Greek, Cyrillic, Hebrew and Arabic do without when they type. Marks of other scripts spell
 * different words, as the voicing marks of Japanese (パス, バス) and the vowels of Hindi do.
 */
const optionalMarks =
  // eslint-disable-next-line no-misleading-character-class
  /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]+/g;

/** Arabic and Persian digits. The last four bits of their code are their value. */
const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/**
 * Folds a text for comparison: lower case, no accents, compatibility forms normalised, one kind of apostrophe, Arabic
 * letters and digits in one spelling.
 * @example fold('L’Œuvre à São Paulo') // "l'oeuvre a sao paulo"
 * @example fold('المكتبة ٢٠٢٥') // 'المكتبه 2025'
 */
export const fold = (text: string): string => {
  if (isPlain.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(optionalMarks, '')
    .replace(/[ßœæøłđðþı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[ٱىیکةـ]/g, (letter) => arabicLetters[letter] ?? letter)
    .replace(arabicDigits, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[‘’ʼ`´]/g, "'")
    .normalize('NFC');
};
