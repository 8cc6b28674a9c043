import { findContentType } from '../../contentful/model/contentTypes';
import { headingId } from '../../src/i18n/headingId';
import { contentTypeId, firstText, type ContentNode } from '../content/contentNode';
import { findNodeWith, type ResolverContext } from '../content/resolverContext';
import { completeNodes } from './completeNodes';
import { reservedIds } from './reservedIds';

/** GraphQL's path of a field in the answer to a query, from its end. */
export type ResultPath = { readonly prev: ResultPath | undefined; readonly key: string | number };

/** The ids of one section, or of the page's own text. */
type HeadingsOfPart = { anchor: string | null; ids: string[] };

type RichTextNode = { nodeType: string; value?: string; content?: RichTextNode[] };

const textOf = ({ value = '', content = [] }: RichTextNode): string =>
  value + content.map(textOf).join('');

const headingTexts = (node: RichTextNode): string[] =>
  node.nodeType.startsWith('heading') ? [textOf(node)] : (node.content ?? []).flatMap(headingTexts);

/** Begins no id that a component sets. */
const ownPrefix = 'heading-';

/** Returns a function that creates ids, in order; duplicates get a number, those that the page has elsewhere a prefix. */
export const uniqueIds = (isReserved: (id: string) => boolean): ((text: string) => string) => {
  const used = new Set<string>();
  return (text) => {
    let base = headingId(text);
    let id = base;
    for (let number = 2; used.has(id) || isReserved(id); number += 1) {
      // Whole groups of ids are reserved by their beginning, which a number does not change.
      if (isReserved(id) && !base.startsWith(ownPrefix)) {
        base = `${ownPrefix}${base}`;
        number = 1;
      }
      id = number === 1 ? base : `${base}-${number}`;
    }
    used.add(id);
    return id;
  };
};

/** Lists of sections, and of parts of sections, in the order in which pages show them. */
const lists = ['sections', 'components'];

/** A section of this variation shows its components only. */
const isUntitled = ({ variation }: ContentNode): boolean => variation === 'No content';

const titled = new Set(['contentSection', 'keyFigures']);

/** The ids of all headings of a page, by where its query finds them: `sections/3/components/0`. */
const collectHeadings = (page: ContentNode, context: ResolverContext) => {
  const found = new Map<string, HeadingsOfPart>();
  const idOf = uniqueIds(reservedIds(page, context));
  const visit = (node: ContentNode, place: string): void => {
    const type = contentTypeId(node) ?? '';
    const fields = Object.entries(findContentType(type)?.fields ?? {});
    const title = titled.has(type) && !isUntitled(node) ? firstText(node.title) : undefined;
    const anchor = title === undefined ? null : idOf(title);
    const texts = isUntitled(node) ? [] : fields.filter(([, { kind }]) => kind === 'RichText');
    const ids = texts.flatMap(([field]) => {
      const raw = firstText((node[field] as { raw?: unknown } | null | undefined)?.raw);
      return raw === undefined ? [] : headingTexts(JSON.parse(raw) as RichTextNode).map(idOf);
    });
    found.set(place, { anchor, ids });
    for (const list of lists.filter((name) => fields.some(([field]) => field === name))) {
      completeNodes(node, list, findNodeWith(context)).forEach((part, index) =>
        visit(part, `${place}/${list}/${index}`),
      );
    }
  };
  visit(page, '');
  return found;
};

const headingsOfQueries = new WeakMap<ResolverContext, ReadonlyMap<string, HeadingsOfPart>>();

/** Collected once for each query, for which Gatsby makes a resolver context. */
const headingsOf = (context: ResolverContext): ReadonlyMap<string, HeadingsOfPart> => {
  const known = headingsOfQueries.get(context);
  if (known) return known;
  const page = findNodeWith(context)(context.id ?? '');
  const found = page ? collectHeadings(page, context) : new Map<string, HeadingsOfPart>();
  headingsOfQueries.set(context, found);
  return found;
};

const keysOf = ({ prev, key }: ResultPath): (string | number)[] => [
  ...(prev ? keysOf(prev) : []),
  key,
];

const placeOf = (keys: readonly (string | number)[]): string =>
  keys.map((key) => `/${key}`).join('');

/** The ids of the headings of the rich text whose field `headingIds` a query asks for: `page.sections.3.text.headingIds`. */
export const headingIdsAt = (path: ResultPath, context: ResolverContext): string[] =>
  headingsOf(context).get(placeOf(keysOf(path).slice(1, -2)))?.ids ?? [];

/** The id of the section whose field `anchor` a query asks for; null for a section without a title, and for one in a teaser. */
export const anchorAt = (path: ResultPath, context: ResolverContext): string | null =>
  headingsOf(context).get(placeOf(keysOf(path).slice(1, -1)))?.anchor ?? null;
