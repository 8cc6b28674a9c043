type Child = Node | string | undefined;

/** Creates an element; undefined children are left out. Text is never markup. */
export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children.filter((child) => child !== undefined));
  return made;
};

/** A link that opens in a tab of its own: the app is framed. */
export const outerLink = (href: string, ...children: readonly Child[]): HTMLAnchorElement =>
  element('a', { href, target: '_blank', rel: 'noopener noreferrer' }, ...children);
