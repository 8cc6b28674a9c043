const fontPreload = /<link (?=[^>]*\bas="font")[^>]*>/g;

/** Removes the preload links of the brand fonts from a page in a language that uses the fonts of the system. */
export const removeFontPreloads = (html: string): string =>
  /<html [^>]*\bdata-system-fonts\b/.test(html) ? html.replace(fontPreload, '') : html;
