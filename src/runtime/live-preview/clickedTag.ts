import { readTag, type Tag } from './tags';

const contains = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

const textsOf = (element: Element): Text[] =>
  [...element.childNodes].filter((node) => node instanceof Text);

/** The tag of the text of an element, of all its text nodes together, as the SDK reads it. */
const tagOfText = (element: Element): Tag | undefined =>
  readTag(
    textsOf(element)
      .map(({ data }) => data)
      .join(''),
  );

const isTextAt = (element: Element, x: number, y: number): boolean =>
  textsOf(element).some((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((rect) => contains(rect, x, y));
  });

const tagOfImage = (element: Element): Tag | undefined =>
  element instanceof HTMLImageElement ? readTag(element.alt) : undefined;

/** An element that carries the attributes of the SDK itself, such as a decorative picture. */
const tagOfAttributes = (element: Element): Omit<Tag, 'isFormatted' | 'hidden'> | undefined => {
  const { contentfulAssetId, contentfulFieldId, contentfulLocale } = (element as HTMLElement)
    .dataset;
  if (!contentfulAssetId || !contentfulFieldId) return undefined;
  const sides = { space: '', environment: '' };
  return {
    entityType: 'Asset',
    id: contentfulAssetId,
    field: contentfulFieldId,
    locale: contentfulLocale ?? '',
    ...sides,
  };
};

const first = <Found>(
  elements: readonly Element[],
  find: (element: Element) => Found | undefined,
): Found | undefined => {
  for (const element of elements) {
    const found = find(element);
    if (found) return found;
  }
  return undefined;
};

/**
 * The field at a point of the page: of the text there, else of the picture there, else of the nearest element that has a
 * tag. Links may cover texts and pictures, so all elements at the point count, not only the topmost one.
 */
export const tagAt = (x: number, y: number): Omit<Tag, 'isFormatted' | 'hidden'> | undefined => {
  const elements = document.elementsFromPoint(x, y);
  return (
    first(elements, (element) => (isTextAt(element, x, y) ? tagOfText(element) : undefined)) ??
    first(elements, (element) => tagOfImage(element) ?? tagOfAttributes(element)) ??
    first(elements, tagOfText)
  );
};
