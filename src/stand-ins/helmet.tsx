import { Children, isValidElement, useEffect, useState, type ReactNode } from 'react';

type HelmetProps = { children?: ReactNode };
type Values = Record<string, unknown> & { children?: ReactNode };

/** Marks what Helmet has put into the head, on the server too. */
const mark = 'data-react-helmet';

/** Tags that the innermost Helmet decides alone, by the attribute that tells them apart. */
const keysOf: Readonly<Record<string, readonly string[]>> = {
  meta: ['name', 'property', 'http-equiv', 'charset', 'itemprop'],
  link: ['rel', 'href'],
};

const attributeNames: Readonly<Record<string, string>> = {
  className: 'class',
  httpEquiv: 'http-equiv',
  charSet: 'charset',
};

/** The children of each Helmet that is mounted, outer ones first. */
const heads = new Map<number, ReactNode>();
let nextHead = 0;
let isScheduled = false;

type HeadElement = { type: string; props: Values };

/** The elements inside each Helmet, with its order; the inner ones last, since they win. */
const mountedElements = (): [number, HeadElement][] =>
  [...heads]
    .sort(([a], [b]) => a - b)
    .flatMap(([order, children]) =>
      Children.toArray(children).flatMap((child): [number, HeadElement][] =>
        isValidElement<Values>(child) && typeof child.type === 'string'
          ? [[order, { type: child.type, props: child.props }]]
          : [],
      ),
    );

const textOf = (children: ReactNode): string =>
  Children.toArray(children)
    .filter((child) => typeof child === 'string' || typeof child === 'number')
    .join('');

const setAttributes = (element: Element, { children: _, ...values }: Values): string[] =>
  Object.entries(values).flatMap(([name, value]) => {
    if (typeof value !== 'string' && typeof value !== 'number' && value !== true) return [];
    const attribute = attributeNames[name] ?? name.toLowerCase();
    element.setAttribute(attribute, value === true ? '' : String(value));
    return [attribute];
  });

/** Attributes of <html> and <body>: those set before and no longer wanted go. */
const applyTo = (element: Element, values: Values): void => {
  const earlier = element.getAttribute(mark)?.split(',').filter(Boolean) ?? [];
  const names = setAttributes(element, values);
  for (const name of earlier) if (!names.includes(name)) element.removeAttribute(name);
  if (names.length > 0) element.setAttribute(mark, names.join(','));
  else element.removeAttribute(mark);
};

const createTag = (type: string, values: Values): Element => {
  const tag = document.createElement(type);
  tag.setAttribute(mark, 'true');
  setAttributes(tag, values);
  tag.textContent = textOf(values.children);
  return tag;
};

/** What tells a tag from others of its kind; a canonical address is one a page, other links are told apart by address. */
const identityOf = (tag: Element): string | undefined => {
  const type = tag.localName;
  const isCanonical = tag.getAttribute('rel') === 'canonical';
  const name = keysOf[type]?.find(
    (key) => tag.hasAttribute(key) && (type !== 'link' || isCanonical === (key === 'rel')),
  );
  return name && `${type} ${name} ${tag.getAttribute(name)?.toLowerCase()}`;
};

/** The tags that the Helmets ask for: an inner one replaces those of outer ones that share an identity. */
const wantedTags = (): Element[] => {
  const groups = new Map<string, { order: number; tags: Element[] }>();
  for (const [order, { type, props }] of mountedElements()) {
    if (['html', 'body', 'title'].includes(type)) continue;
    const tag = createTag(type, props);
    const key = identityOf(tag) ?? tag.outerHTML;
    const group = groups.get(key);
    if (group?.order === order) group.tags.push(tag);
    else groups.set(key, { order, tags: [tag] });
  }
  return [...groups.values()].flatMap(({ tags }) => tags);
};

const apply = (): void => {
  isScheduled = false;
  const elements = mountedElements();
  const valuesOf = (name: string): Values =>
    elements.reduce<Values>(
      (values, [, { type, props }]) => (type === name ? { ...values, ...props } : values),
      {},
    );
  applyTo(document.documentElement, valuesOf('html'));
  applyTo(document.body, valuesOf('body'));
  const title = textOf(valuesOf('title').children);
  if (title !== '' && title !== document.title) document.title = title;

  const missing = wantedTags();
  for (const old of document.head.querySelectorAll(`[${mark}]:not(title)`)) {
    const same = missing.findIndex((tag) => tag.isEqualNode(old));
    if (same === -1) old.remove();
    else missing.splice(same, 1);
  }
  document.head.append(...missing);
};

/** The head that goes and the head that comes are one change. */
const schedule = (): void => {
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(apply);
};

/**
 * Stands in for react-helmet in the browser: keeps the head as the mounted Helmets say, a tenth of the size. Known to it
 * are children that are elements of a head; not the other props of react-helmet, nor fragments. On the server and in
 * development react-helmet itself works, and the tests compare the two.
 */
export const Helmet = ({ children }: HelmetProps) => {
  const [order] = useState(() => nextHead++);
  useEffect(() => {
    heads.set(order, children);
    schedule();
  }, [order, children]);
  useEffect(
    () => () => {
      heads.delete(order);
      schedule();
    },
    [order],
  );
  return null;
};
