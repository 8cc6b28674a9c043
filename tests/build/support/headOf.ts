import { parse } from 'node-html-parser';
import { fileOfPath, readHtml } from './builtSite';

export type Head = {
  path: string;
  title: string;
  canonical: string | undefined;
  isHidden: boolean;
  /** Values of meta elements by their name or property. */
  meta: ReadonlyMap<string, readonly string[]>;
  /** Full addresses by language tag. */
  alternates: ReadonlyMap<string, string>;
  /** Full addresses of feeds. */
  feeds: readonly string[];
  structuredData: readonly string[];
};

/** What the head of a built page says. */
export const headOf = (path: string): Head => {
  const html = readHtml(fileOfPath(path));
  const head = parse(html.slice(0, html.indexOf('<body')));
  const meta = new Map<string, string[]>();
  for (const element of head.querySelectorAll('meta')) {
    const key = element.getAttribute('name') ?? element.getAttribute('property') ?? '';
    meta.set(key, [...(meta.get(key) ?? []), element.getAttribute('content') ?? '']);
  }
  const links = head.querySelectorAll('link[rel="alternate"]');
  return {
    path,
    title: head.querySelector('title')?.text ?? '',
    canonical: head.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    isHidden: meta.get('robots')?.includes('noindex') ?? false,
    meta,
    alternates: new Map(
      links.flatMap((link) => {
        const tag = link.getAttribute('hreflang');
        return tag ? [[tag, link.getAttribute('href') ?? ''] as const] : [];
      }),
    ),
    feeds: links
      .filter((link) => link.getAttribute('type') === 'application/atom+xml')
      .map((link) => link.getAttribute('href') ?? ''),
    structuredData: head
      .querySelectorAll('script[type="application/ld+json"]')
      .map(({ rawText }) => rawText),
  };
};
