const emotionStyle = /<style data-emotion="([^"]*)">([\s\S]*?)<\/style>/g;
const styleLink = /<link rel="stylesheet" data-styles="" href="([^"]*)"\/?>/;

export type ExtractedCss = {
  html: string;
  /** The CSS of the page, with that extracted by an earlier build; undefined when there is none. */
  css: string | undefined;
};

/**
 * Extracts Emotion's CSS from the head into a linked style sheet: inline styles that differ between pages need one CSP
 * hash per page. The empty style elements stay, because Emotion reads the ids of inserted rules from their attributes.
 * Idempotent; new rules in a processed page are appended to its style sheet.
 *
 * @param readCss reads the style sheet that a processed page links to.
 * @param hrefOf the URL of the style sheet with this CSS.
 */
export const extractCss = (
  html: string,
  readCss: (href: string) => string,
  hrefOf: (css: string) => string,
): ExtractedCss => {
  const rules: string[] = [];
  const emptied = html.replace(emotionStyle, (_whole, attribute: string, css: string) => {
    rules.push(css);
    return `<style data-emotion="${attribute}"></style>`;
  });
  const [link, href] = styleLink.exec(html) ?? [];
  const earlier = href === undefined ? '' : readCss(href);
  const css = `${earlier}${rules.join('')}`;
  if (css === '') return { html, css: undefined };
  const newLink = `<link rel="stylesheet" data-styles="" href="${hrefOf(css)}"/>`;
  if (link !== undefined) return { html: emptied.replace(link, newLink), css };
  const place = emptied.indexOf('<style data-emotion=');
  return { html: `${emptied.slice(0, place)}${newLink}${emptied.slice(place)}`, css };
};
