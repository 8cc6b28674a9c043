import { parse } from 'node-html-parser';

export type PageLink = {
  href: string;
  /** In the header or the footer, which all pages of a site share. */
  isOfFrame: boolean;
};

/** What the check of links needs to know of a page. */
export type PageMetadata = {
  links: readonly PageLink[];
  /** What an anchor can lead to. */
  ids: readonly string[];
};

/** Reads the links and the anchors of a page; links that leave the website are not among them. */
export const readPageMetadata = (html: string): PageMetadata => {
  const root = parse(html, { comment: false });
  const inMain = new Set(root.querySelectorAll('main a[href]'));
  const links = new Map<string, PageLink>();
  for (const link of root.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    if (!/^(?:\/(?!\/)|#)/.test(href)) continue;
    const isOfFrame = !inMain.has(link) && inMain.size > 0;
    if (links.get(href)?.isOfFrame !== false) links.set(href, { href, isOfFrame });
  }
  return {
    links: [...links.values()],
    ids: [...new Set(root.querySelectorAll('[id]').map(({ id }) => id))],
  };
};
