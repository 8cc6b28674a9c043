import { addressField, numberField } from './untaggedField';
import { readTag, type FieldOfPage, type Tag } from './tags';

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

const textAt = (element: Element, x: number, y: number): Text | undefined =>
  textsOf(element).find((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((rect) => contains(rect, x, y));
  });

/** Where the address of a file has its asset (`gatsby/resolvers/taggingResolvers.ts`). */
const tagOfAddress = (address: string): FieldOfPage | undefined => {
  const values = new URLSearchParams(new URL(address, location.href).hash.slice(1));
  const id = values.get('asset');
  return id === null
    ? undefined
    : {
        entityType: 'Asset',
        id,
        field: 'file',
        locale: values.get('locale') ?? '',
        space: '',
        environment: '',
      };
};

const tagOfImage = (element: Element): FieldOfPage | undefined =>
  element instanceof HTMLImageElement
    ? (readTag(element.alt) ?? tagOfAddress(element.src))
    : undefined;

/** An element that carries the attributes of the SDK itself, such as a decorative picture. */
const tagOfAttributes = (element: Element): FieldOfPage | undefined => {
  const { contentfulAssetId, contentfulFieldId, contentfulLocale } = (element as HTMLElement)
    .dataset;
  if (!contentfulAssetId || !contentfulFieldId) return undefined;
  return {
    entityType: 'Asset',
    id: contentfulAssetId,
    field: contentfulFieldId,
    locale: contentfulLocale ?? '',
    space: '',
    environment: '',
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
 *
 * @param pageData of the page and its slices; numbers and addresses are looked up there.
 */
export const tagAt = (
  x: number,
  y: number,
  pageData: Iterable<unknown>,
): FieldOfPage | undefined => {
  const elements = document.elementsFromPoint(x, y);
  return (
    first(elements, (element) => {
      const text = textAt(element, x, y)?.data;
      if (text === undefined) return undefined;
      return (
        readTag(text) ??
        numberField(text, element, pageData) ??
        tagOfText(element) ??
        addressField(element, pageData)
      );
    }) ??
    first(elements, (element) => tagOfImage(element) ?? tagOfAttributes(element)) ??
    first(elements, tagOfText)
  );
};
