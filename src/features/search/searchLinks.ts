export type SearchLink = {
  readonly title: string;
  readonly href: string | null;
  readonly isExternalLink: boolean;
  readonly isOpenInNewWindow: boolean;
};

/** The links of the header that search offers where there is nothing to show. */
export type SearchLinks = {
  /** As an editor lists them; empty: search chooses from the menu. */
  readonly suggested: readonly SearchLink[];
  readonly menu: readonly (SearchLink & { readonly children: readonly SearchLink[] })[];
  readonly contact?: SearchLink;
};

/** Suggestions chosen from the menu at most. */
const maxSuggestions = 12;

/** The links that lead somewhere, each once. */
const usable = (links: readonly SearchLink[]): SearchLink[] => [
  ...new Map(links.filter(({ href }) => href).map((link) => [link.href, link])).values(),
];

/** The first level of the menu, and contact: where to go on when nothing is found. */
export const mainLinks = ({ menu, contact }: SearchLinks): SearchLink[] =>
  usable([...menu, ...(contact ? [contact] : [])]);

/** What an editor suggests, else the first submenu (the services, where the header lists them) and the main pages. */
export const suggestedLinks = (links: SearchLinks): SearchLink[] => {
  const listed = usable(links.suggested);
  if (listed.length > 0) return listed;
  const [first] = links.menu;
  const main = mainLinks(links);
  const services = usable(first?.children ?? []).slice(0, maxSuggestions - main.length);
  return usable([...services, ...main.filter(({ href }) => href !== first?.href), ...main]);
};
