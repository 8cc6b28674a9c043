const emotionStyle = /<style data-emotion="([^"]*)">([\s\S]*?)<\/style>/g;
const styleLink = /<link rel="stylesheet" data-styles="" href="([^"]*)"\/?>/;

export type MovedStyles = {
  html: string;
  /** The rules that stood in the page, with those that were moved out before; undefined when there are none. */
  css: string | undefined;
};

/**
 * Moves the rules that Emotion left in the head out of the page: what differs from page to page cannot stand in it under
 * one strict policy. The empty elements stay, since Emotion reads from their attributes what need not be added again.
 * Doing it twice changes nothing; rules that came into a finished page anew are added to its own.
 *
 * @param readCss the file that a page links to from an earlier time.
 * @param hrefOf where a text of rules will be found.
 */
export const moveStylesOut = (
  html: string,
  readCss: (href: string) => string,
  hrefOf: (css: string) => string,
): MovedStyles => {
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
