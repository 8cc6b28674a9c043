import { Parser } from 'htmlparser2';

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

const isInternal = (href: string): boolean => /^(?:\/(?!\/)|#)/.test(href);

/** Reads the internal links and the ids of a page. Builds no tree, which takes three times as long. */
export const readPageMetadata = (html: string): PageMetadata => {
  const found: { href: string; isInMain: boolean }[] = [];
  const ids = new Set<string>();
  let depthOfMain = 0;
  const parser = new Parser({
    onopentag: (name, { id, href }) => {
      if (name === 'main') depthOfMain += 1;
      if (id !== undefined) ids.add(id);
      if (name === 'a' && href !== undefined) found.push({ href, isInMain: depthOfMain > 0 });
    },
    onclosetag: (name) => {
      if (name === 'main') depthOfMain -= 1;
    },
  });
  parser.end(html);

  const hasLinksInMain = found.some(({ isInMain }) => isInMain);
  const links = new Map<string, PageLink>();
  for (const { href, isInMain } of found) {
    const isOutsideMain = !isInMain && hasLinksInMain;
    if (isInternal(href) && links.get(href)?.isOutsideMain !== false)
      links.set(href, { href, isOutsideMain });
  }
  return { links: [...links.values()], ids: [...ids] };
};
