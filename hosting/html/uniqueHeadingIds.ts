/** Every id of an element. */
const ids = / id="([^"]*)"/g;
const idsOfHeadings = /(<(?:h[2-6]|section)\b[^>]*? id=")([^"]*)"/g;

/**
 * Gives each heading and section an id of its own. A text numbers its own headings, but knows nothing of the other texts of
 * its page, which may have a heading of the same words.
 */
export const uniqueHeadingIds = (html: string): string => {
  const all = [...html.matchAll(ids)].map(([, id = '']) => id);
  const used = new Set(all);
  if (used.size === all.length) return html;
  const seen = new Set<string>();
  return html.replace(idsOfHeadings, (element, start: string, id: string) => {
    if (!seen.has(id)) {
      seen.add(id);
      return element;
    }
    let number = 2;
    while (used.has(`${id}-${number}`)) number += 1;
    const own = `${id}-${number}`;
    used.add(own);
    return `${start}${own}"`;
  });
};
