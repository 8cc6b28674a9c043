/** A page, of which menus may have a name. */
export type NamedPage = {
  readonly title: string;
  readonly breadcrumb?: { readonly title: string } | null;
};

/** What the menus of the site call a page, else its title, which may be a whole statement. */
export const nameOfSubPage = ({ title, breadcrumb }: NamedPage): string =>
  breadcrumb?.title ?? title;
