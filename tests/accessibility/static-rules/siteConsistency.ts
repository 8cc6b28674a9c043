import type { HTMLElement } from 'node-html-parser';
import { all, attribute, nameOf, textOf } from './page';

type FrameLink = { name: string; address: string };

/** What the pages of a site have in common. */
export type PageFrame = {
  path: string;
  title: string;
  /** Links of the header and of the footer, in order. */
  parts: Readonly<Record<'header' | 'footer', readonly FrameLink[]>>;
};

/** Reads what {@link inconsistencies} compares. */
export const frameOf = (path: string, page: HTMLElement): PageFrame => {
  const linksOf = (part: string): FrameLink[] =>
    all(page, `${part} a[href]`).map((link) => ({
      name: nameOf(page, link),
      address: attribute(link, 'href'),
    }));
  return {
    path,
    title: textOf(page.querySelector('head title') ?? page),
    parts: { header: linksOf('header.header'), footer: linksOf('footer.footer') },
  };
};

const partFaults = (part: 'header' | 'footer', first: PageFrame, page: PageFrame): string[] => {
  const [expected, found] = [first.parts[part], page.parts[part]];
  const names = new Map(found.map(({ name, address }) => [address, name]));
  const addresses = (links: readonly FrameLink[]) => links.map(({ address }) => address);
  const missing = addresses(expected).filter((address) => !names.has(address));
  const inOrder = addresses(found).join('\n') === addresses(expected).join('\n');
  return [
    ...missing.map(
      (address) => `missing (2.4.5): ${page.path} has no link to ${address} in its ${part}`,
    ),
    ...(missing.length === 0 && !inOrder
      ? [`other-order (3.2.3, 3.2.6): the ${part} of ${page.path} and of ${first.path}`]
      : []),
    ...expected
      .filter(({ name, address }) => names.has(address) && names.get(address) !== name)
      .map(
        ({ name, address }) =>
          `other-name (3.2.4): ${address} is “${names.get(address)}” on ${page.path}, “${name}” on ${first.path}`,
      ),
  ];
};

/**
 * How pages of one site differ in what must be the same: the links of header and footer, their order and their names. Titles
 * must differ. Each page is compared with the first one.
 */
export const inconsistencies = ([first, ...others]: readonly PageFrame[]): string[] => {
  if (first === undefined) return [];
  const titles = new Map<string, string>();
  const sameTitles = [first, ...others].flatMap(({ path, title }) => {
    const twin = titles.get(title);
    titles.set(title, path);
    return twin === undefined ? [] : [`same-title (2.4.2): ${path} and ${twin} are “${title}”`];
  });
  return [
    ...sameTitles,
    ...others.flatMap((page) =>
      (['header', 'footer'] as const).flatMap((part) => partFaults(part, first, page)),
    ),
  ];
};
