import { findContentType } from '../../contentful/model/contentTypes';
import { sectionTypeIds } from '../../contentful/model/sectionTypes';
import {
  contentTypeId,
  linkedNodes,
  longText,
  type ContentNode,
  type FindNode,
} from '../content/contentNode';
import { memoizeByNode } from '../content/memoizeByNode';

/** Nesting of sections that is indexed; it also stops at a section that contains itself. */
const maxDepth = 3;

/** Entry types whose texts belong to the page that contains them; teaser lists describe other pages. */
const partTypes: ReadonlySet<string> = new Set(
  [...sectionTypeIds, 'keyFigure'].filter((id) => id !== 'teaserList'),
);

type RichTextNode = { value?: unknown; content?: readonly RichTextNode[] };

const textOf = ({ value, content = [] }: RichTextNode): string =>
  typeof value === 'string' ? value : content.map(textOf).join(' ');

const readWords = memoizeByNode(({ raw }: { raw?: unknown }): string =>
  typeof raw === 'string' && raw !== '' ? textOf(JSON.parse(raw) as RichTextNode) : '',
);

/** The text of a rich-text field of gatsby-source-contentful; empty where the field has no document. */
export const richTextWords = (field: unknown): string =>
  typeof field === 'object' && field !== null ? readWords(field) : '';

/** The visible text of an entry: its localised fields and its sections, without the excluded fields. */
export const plainText = (
  node: ContentNode,
  find: FindNode,
  excluded: readonly string[] = [],
  depth = 0,
): string => {
  const type = findContentType(contentTypeId(node) ?? '');
  const texts = Object.entries(type?.fields ?? {}).flatMap(([id, field]): string[] => {
    if (excluded.includes(id)) return [];
    if (field.kind === 'Entry' && depth < maxDepth) {
      if (!field.linkTo?.every((linked) => partTypes.has(linked) || linked === 'teaserList')) {
        return [];
      }
      return linkedNodes(node, id, find)
        .filter((linked) => partTypes.has(contentTypeId(linked) ?? ''))
        .map((linked) => plainText(linked, find, [], depth + 1));
    }
    if (!field.localized || field.isData) return [];
    if (field.kind === 'RichText') return [richTextWords(node[id])];
    if (field.kind === 'Text') return [longText(node, id, find) ?? ''];
    const value = node[id];
    return field.kind === 'Symbol' && typeof value === 'string' ? [value] : [];
  });
  return texts.filter(Boolean).join('\n');
};
