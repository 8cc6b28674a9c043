import { parse, type HTMLElement } from 'node-html-parser';

/** What is wrong with one element: its criterion of WCAG 2.2, and a line that says where. */
export type StaticRule = {
  id: string;
  criterion: string;
  /** The elements that break the rule. */
  find: (page: HTMLElement) => readonly HTMLElement[];
};

export const parsePage = (html: string): HTMLElement => parse(html, { comment: false });

/** Text as a reader gets it: decoded, in single spaces. */
export const textOf = (element: HTMLElement): string => element.text.replace(/\s+/g, ' ').trim();

export const attribute = (element: HTMLElement, name: string): string =>
  (element.getAttribute(name) ?? '').trim();

export const has = (element: HTMLElement, name: string): boolean =>
  element.getAttribute(name) !== undefined;

const hidden = new WeakMap<HTMLElement, boolean>();

/** Whether assistive technology does not get an element. */
export const isHidden = (element: HTMLElement): boolean => {
  const known = hidden.get(element);
  if (known !== undefined) return known;
  const parent = element.parentNode as HTMLElement | null;
  const isSo =
    attribute(element, 'aria-hidden') === 'true' ||
    has(element, 'hidden') ||
    ['TEMPLATE', 'NOSCRIPT'].includes(element.tagName) ||
    (element.tagName === 'DIALOG' && !has(element, 'open')) ||
    (parent?.tagName !== undefined && parent.tagName !== null && isHidden(parent));
  hidden.set(element, isSo);
  return isSo;
};

/** All elements of a selector that assistive technology gets. */
export const all = (page: HTMLElement, selector: string): HTMLElement[] =>
  page.querySelectorAll(selector).filter((element) => !isHidden(element));

const ids = new WeakMap<HTMLElement, Map<string, HTMLElement>>();

/** The element of an id; each page is searched once. */
export const byId = (page: HTMLElement, id: string): HTMLElement | undefined => {
  const known =
    ids.get(page) ??
    new Map(
      page.querySelectorAll('[id]').map((element) => [element.getAttribute('id') ?? '', element]),
    );
  ids.set(page, known);
  return known.get(id);
};

/** The elements that an attribute such as `aria-labelledby` names. */
const byIds = (page: HTMLElement, list: string): string =>
  list
    .split(/\s+/)
    .map((id) => textOf(byId(page, id) ?? parse('')))
    .join(' ')
    .trim();

const textWithAlternatives = (element: HTMLElement): string => {
  if (element.children.length === 0) return textOf(element);
  const pictures = element
    .querySelectorAll('img, [aria-label]')
    .filter((inner) => !isHidden(inner))
    .map((inner) => attribute(inner, 'alt') || attribute(inner, 'aria-label'));
  const hidden = element.querySelectorAll('[aria-hidden="true"], style, script');
  const text = hidden.reduce((rest, inner) => rest.replace(inner.text, ''), element.text);
  return [text, ...pictures].join(' ').replace(/\s+/g, ' ').trim();
};

const names = new WeakMap<HTMLElement, string>();

/** The accessible name of an element, as far as HTML alone tells it. */
export const nameOf = (page: HTMLElement, element: HTMLElement): string => {
  const name =
    names.get(element) ??
    (byIds(page, attribute(element, 'aria-labelledby')) ||
      attribute(element, 'aria-label') ||
      textWithAlternatives(element) ||
      attribute(element, 'title'));
  names.set(element, name);
  return name;
};

/** The opening tag, short enough for a line of a report. */
export const describe = (element: HTMLElement): string => {
  const tag = `<${element.rawTagName} ${element.rawAttrs}>`;
  return `${tag.slice(0, 140)}${textOf(element).slice(0, 60)}`;
};
