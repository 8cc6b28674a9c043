import { textDirection } from './textDirection';

/** Languages of other scripts than Latin, Greek and Cyrillic that are written from left to right. */
const otherScripts = /^(?:am|bn|gu|hi|hy|ja|ka|km|kn|ko|lo|ml|mr|my|ne|pa|si|ta|te|th|zh)(?:-|$)/;

type WritingAttributes = { dir?: 'rtl'; 'data-system-fonts'?: '' };

/** Whether pages in a language have src/theme/writing.css and the fonts of the system. */
export const usesSystemFonts = (languageTag: string): boolean =>
  textDirection(languageTag).dir !== undefined || otherScripts.test(languageTag);

/** The attributes of the root of a page beside `lang`: direction, and the fonts of the system. */
export const writingAttributes = (languageTag: string): WritingAttributes => ({
  ...textDirection(languageTag),
  ...(usesSystemFonts(languageTag) && { 'data-system-fonts': '' }),
});
