import { findContentType } from '../../contentful/model/contentTypes';
import { sectionTypeIds } from '../../contentful/model/sectionTypes';
import {
  contentTypeId,
  linkedIds,
  longText,
  type ContentNode,
  type FindNode,
} from '../content/contentNode';

/** Sections stand in sections only so deep; it also ends a section that contains itself. */
const deepest = 3;

/** Types whose words belong to the page they stand on; a list of teasers speaks of other pages. */
const partTypes: ReadonlySet<string> = new Set(
  [...sectionTypeIds, 'keyFigure'].filter((id) => id !== 'teaserList'),
);

type RichTextNode = { value?: unknown; content?: readonly RichTextNode[] };

const textOf = ({ value, content = [] }: RichTextNode): string =>
  typeof value === 'string' ? value : content.map(textOf).join(' ');

/** The words of a rich-text field as gatsby-source-contentful keeps it; none where it cannot be read. */
export const richTextWords = (field: unknown): string => {
  const raw = (field as { raw?: unknown } | null | undefined)?.raw;
  if (typeof raw !== 'string' || raw === '') return '';
  return textOf(JSON.parse(raw) as RichTextNode);
};

/** What visitors read of an entry beside the fields left out: its localised texts and those of its sections. */
export const plainText = (
  node: ContentNode,
  find: FindNode,
  leftOut: readonly string[] = [],
  depth = 0,
): string => {
  const type = findContentType(contentTypeId(node) ?? '');
  const texts = Object.entries(type?.fields ?? {}).flatMap(([id, field]): string[] => {
    if (leftOut.includes(id)) return [];
    if (field.kind === 'Entry' && depth < deepest) {
      if (!field.linkTo?.every((linked) => partTypes.has(linked) || linked === 'teaserList')) {
        return [];
      }
      return linkedIds(node, id)
        .flatMap((linked) => find(linked) ?? [])
        .filter((linked) => partTypes.has(contentTypeId(linked) ?? ''))
        .map((linked) => plainText(linked, find, [], depth + 1));
    }
    if (!field.localized) return [];
    if (field.kind === 'RichText') return [richTextWords(node[id])];
    if (field.kind === 'Text') return [longText(node, id, find) ?? ''];
    const value = node[id];
    return field.kind === 'Symbol' && typeof value === 'string' ? [value] : [];
  });
  return texts.filter(Boolean).join('\n');
};
