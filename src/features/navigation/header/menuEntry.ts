export type MenuEntry = {
  readonly title: string;
  readonly href: string | null;
  readonly isExternalLink: boolean;
  readonly isOpenInNewWindow: boolean;
  readonly children: readonly Omit<MenuEntry, 'children'>[];
};

export type MenuLabels = {
  readonly mainNavigation: string;
  readonly openMenu: string;
  readonly closeMenu: string;
  readonly showSubmenu: string;
};
