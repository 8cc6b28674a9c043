export type SearchLink = {
  readonly title: string;
  readonly href: string | null;
  readonly isExternalLink: boolean;
  readonly isOpenInNewWindow: boolean;
};

/** The links of the header that the search overlay shows instead of results. */
export type SearchLinks = {
  /** The links chosen by editors; if empty, they are taken from the menu. */
  readonly suggested: readonly SearchLink[];
  readonly menu: readonly (SearchLink & { readonly children: readonly SearchLink[] })[];
  readonly contact?: SearchLink;
};

/** Maximum number of suggestions taken from the menu. */
const maxSuggestions = 12;

/** The links with an `href`, without duplicates. */
const usable = (links: readonly SearchLink[]): SearchLink[] => [
  ...new Map(links.filter(({ href }) => href).map((link) => [link.href, link])).values(),
];

/** The first level of the menu and the contact link, shown when nothing is found. */
export const mainLinks = ({ menu, contact }: SearchLinks): SearchLink[] =>
  usable([...menu, ...(contact ? [contact] : [])]);

/** The links chosen by editors, else those of the first submenu (the services, if the header lists them) and `mainLinks`. */
export const suggestedLinks = (links: SearchLinks): SearchLink[] => {
  const listed = usable(links.suggested);
  if (listed.length > 0) return listed;
  const [first] = links.menu;
  const main = mainLinks(links);
  const services = usable(first?.children ?? []).slice(0, maxSuggestions - main.length);
  return usable([...services, ...main.filter(({ href }) => href !== first?.href), ...main]);
};
