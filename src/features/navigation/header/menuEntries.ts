import type { MenuEntry } from './menuEntry';

type Site = NonNullable<Queries.HeaderSliceQuery['countrySite']>;

/** The menu entries; the services of the country come first if the header includes them. */
export const menuEntries = (site: Site): MenuEntry[] => {
  const header = site.entry.header;
  const services = site.services.flatMap(({ name, path }) =>
    path
      ? [{ title: name, href: path, isExternalLink: false, isOpenInNewWindow: false, children: [] }]
      : [],
  );
  const servicesMenu: MenuEntry[] = header?.servicesMenuTitle
    ? [
        {
          title: header.servicesMenuTitle,
          href: site.servicesPath,
          isExternalLink: false,
          isOpenInNewWindow: false,
          children: [
            ...services,
            ...header.servicesMenuExtraLinks.map((link) => ({ ...link, children: [] })),
          ],
        },
      ].filter(({ children }) => children.length > 0)
    : [];
  return [...servicesMenu, ...(header?.headerMenu.links ?? [])];
};
