import { textDirection } from './textDirection';

/** Languages of other scripts than Latin, Greek and Cyrillic: Arabic, Hebrew, East, South and South-East Asia, Ethiopia. */
const withSystemFonts =
  /^(?:am|ar|as|bn|bo|ckb|dv|dz|fa|gu|he|hi|hy|ja|ka|km|kn|ko|ks|lo|ml|mr|my|ne|or|pa|ps|sa|sd|si|ta|te|th|ti|ug|ur|yi|yue|zh)(?:-|$)/;

type WritingAttributes = { dir?: 'rtl'; 'data-system-fonts'?: '' };

/** The attributes of an element beside `lang`: direction, and the fonts of the system. `data-system-fonts` is for src/theme/writing.css. */
export const writingAttributes = (languageTag: string): WritingAttributes => ({
  ...textDirection(languageTag),
  ...(withSystemFonts.test(languageTag) && { 'data-system-fonts': '' }),
});
