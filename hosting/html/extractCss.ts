/** The style sheet of the site, which Gatsby inlines into every page. */
const siteStyle = /<style data-href="[^"]*" data-identity="gatsby-global-css">([\s\S]*?)<\/style>/;
const emotionStyle = /<style data-emotion="([^"]*)">([\s\S]*?)<\/style>/g;
const styleLink = /<link rel="stylesheet" data-styles="" href="([^"]*)"\/?>/;

export type ExtractedCss = {
  html: string;
  /** The CSS of the page, with that extracted by an earlier build; undefined when there is none. */
  css: string | undefined;
};

/**
 * Extracts the CSS of the site and Emotion's from the head into one linked style sheet, in the place of the first: inline styles that
 * differ between pages need one CSP hash per page, and pages are half as long without what they share. The empty style elements of
 * Emotion stay, because it reads the ids of inserted rules from their attributes. Idempotent; new rules in a processed page are
 * appended to its style sheet.
 *
 * @param readCss reads the style sheet that a processed page links to.
 * @param hrefOf the URL of the style sheet with this CSS.
 */
export const extractCss = (
  html: string,
  readCss: (href: string) => string,
  hrefOf: (css: string) => string,
): ExtractedCss => {
  const [siteElement = '', siteCss = ''] = siteStyle.exec(html) ?? [];
  const [link, href] = styleLink.exec(html) ?? [];
  const earlier = href === undefined ? '' : readCss(href);
  const rules: string[] = [];
  const emptied = html.replace(emotionStyle, (_whole, attribute: string, css: string) => {
    rules.push(css);
    return `<style data-emotion="${attribute}"></style>`;
  });
  const css = `${siteCss}${earlier}${rules.join('')}`;
  if (css === '') return { html, css: undefined };
  const newLink = `<link rel="stylesheet" data-styles="" href="${hrefOf(css)}"/>`;
  if (siteElement !== '') {
    const unlinked = link === undefined ? emptied : emptied.replace(link, '');
    return { html: unlinked.replace(siteElement, () => newLink), css };
  }
  if (link !== undefined) return { html: emptied.replace(link, () => newLink), css };
  const index = emptied.indexOf('<style data-emotion=');
  return { html: `${emptied.slice(0, index)}${newLink}${emptied.slice(index)}`, css };
};
