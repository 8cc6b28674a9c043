import { parse } from 'node-html-parser';

export type PageLink = {
  href: string;
  /** Outside `<main>`: in the header or footer, which all pages of a site share. The name is part of cached files. */
  isOutsideMain: boolean;
};

/** The links and ids of a page, for the link check. */
export type PageMetadata = {
  links: readonly PageLink[];
  /** Targets of URL fragments. */
  ids: readonly string[];
};

/** Reads the internal links and the ids of a page. */
export const readPageMetadata = (html: string): PageMetadata => {
  const root = parse(html, { comment: false });
  const inMain = new Set(root.querySelectorAll('main a[href]'));
  const links = new Map<string, PageLink>();
  for (const link of root.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    if (!/^(?:\/(?!\/)|#)/.test(href)) continue;
    const isOutsideMain = !inMain.has(link) && inMain.size > 0;
    if (links.get(href)?.isOutsideMain !== false) links.set(href, { href, isOutsideMain });
  }
  return {
    links: [...links.values()],
    ids: [...new Set(root.querySelectorAll('[id]').map(({ id }) => id))],
  };
};
