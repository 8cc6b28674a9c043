import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { toByteText } from './byteText';

const fontPreload = /<link (?=[^>]*\bas="font")[^>]*>/g;
const rootInOtherScript = /<html (?=[^>]*\sdata-system-fonts[=\s>])/;
const listed = 'data-react-helmet="dir,data-system-fonts" ';
const earlierStyles = /<style data-writing="">[^<]*<\/style>/;

/** The elements of src/theme/writing.css, minified, as byte text, for pages in languages of other scripts. */
export const readWritingStyles = (): string => {
  const css = readFileSync('src/theme/writing.css', 'utf8');
  const { code } = transformSync(css, { loader: 'css', minify: true });
  return toByteText(`<style data-writing="">${code.trim()}</style>`);
};

/**
 * Adds the writing styles to a page in a language of another script, and removes the preload links of the brand fonts. In
 * the browser react-helmet removes only attributes that it lists, so the page lists those of its root. Idempotent.
 */
export const addWritingStyles = (html: string, styles: string): string =>
  // A page has but one root; to look for it in all of the page takes longer.
  rootInOtherScript.test(html.slice(0, html.indexOf('<head')))
    ? html
        .replace(fontPreload, '')
        .replace(`<html ${listed}`, '<html ')
        .replace(rootInOtherScript, `<html ${listed}`)
        .replace(earlierStyles, '')
        .replace('</head>', `${styles}</head>`)
    : html;
