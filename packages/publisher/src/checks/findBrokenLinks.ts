import type { PageMetadata } from './pageMetadata';

export type BrokenLink = {
  href: string;
  fault: 'page' | 'file' | 'anchor';
  isOutsideMain: boolean;
  /** The paths of the pages with this link, in order. */
  pages: string[];
};

export type LinkInput = {
  /** By page path. */
  metadata: ReadonlyMap<string, PageMetadata>;
  /** Whether the built site has a file of a decoded path. */
  hasFile: (path: string) => boolean;
  /** Whether the host redirects a path. */
  isRedirected?: ((path: string) => boolean) | undefined;
  /** The path prefix that the site is served under. */
  pathPrefix?: string;
};

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Internal links whose page, file or anchor does not exist, one for each URL with the pages that contain it. */
export const findBrokenLinks = ({
  metadata,
  hasFile,
  isRedirected = () => false,
  pathPrefix = '',
}: LinkInput): BrokenLink[] => {
  const anchors = new Map<string, ReadonlySet<string>>();
  const anchorsOf = (path: string): ReadonlySet<string> => {
    const known = anchors.get(path) ?? new Set(metadata.get(path)?.ids);
    anchors.set(path, known);
    return known;
  };
  const faultOf = (page: string, href: string): BrokenLink['fault'] | undefined => {
    const url = new URL(href, `https://site.example${pathPrefix}${page}`);
    const linked = decode(url.pathname).slice(pathPrefix.length) || '/';
    // Web servers redirect a folder without a trailing slash.
    const path = !metadata.has(linked) && metadata.has(`${linked}/`) ? `${linked}/` : linked;
    if (!metadata.has(path)) {
      const isFile = path.startsWith('/static/') || /\.[a-z0-9]+$/i.test(path);
      if (isFile) return hasFile(path) ? undefined : 'file';
      return isRedirected(path) ? undefined : 'page';
    }
    const anchor = decode(url.hash.slice(1));
    // A hash that begins with a slash is the state of a filter, not an anchor.
    if (anchor === '' || anchor.startsWith('/')) return undefined;
    return anchorsOf(path).has(anchor) ? undefined : 'anchor';
  };
  const faults = new Map<string, BrokenLink['fault'] | undefined>();
  const broken = new Map<string, BrokenLink>();
  for (const [page, { links }] of metadata) {
    for (const { href, isOutsideMain } of links) {
      const key = href.startsWith('#') ? `${page}${href}` : href;
      if (!faults.has(key)) faults.set(key, faultOf(page, href));
      const fault = faults.get(key);
      if (fault === undefined) continue;
      const found = broken.get(key) ?? { href, fault, isOutsideMain, pages: [] };
      found.pages.push(page);
      broken.set(key, found);
    }
  }
  return [...broken.values()];
};
