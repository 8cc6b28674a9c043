import { embeddedTypes } from '../../contentful/model/richText';
import type { Field } from '../../contentful/model/define';
import {
  contentTypeId,
  linkedNodes,
  type ContentNode,
  type FindNode,
} from '../content/contentNode';
import { fieldsOfKinds } from '../content/fieldsOfKinds';
import { memoizeByNode } from '../content/memoizeByNode';
import { nameOf, type ContentWarning } from './contentWarning';

type RichTextNode = {
  nodeType: string;
  data?: { uri?: unknown; target?: { sys?: { id?: unknown } } };
  content?: readonly RichTextNode[];
};
type RichTextField = Readonly<Record<string, unknown>> & { raw?: unknown };

const richTextFields = fieldsOfKinds('RichText');
const shown: ReadonlySet<string> = new Set(embeddedTypes);

const nodesIn = (node: RichTextNode): RichTextNode[] => [
  node,
  ...(node.content ?? []).flatMap(nodesIn),
];

/** The hyperlinks and the embedded entries of a text: few of its nodes. */
const linksIn = memoizeByNode(({ raw }: RichTextField): readonly RichTextNode[] =>
  typeof raw === 'string'
    ? nodesIn(JSON.parse(raw) as RichTextNode)
        .filter(({ nodeType }) => nodeType === 'hyperlink' || nodeType.startsWith('embedded-entry'))
        .map(({ nodeType, data }) => ({ nodeType, data }))
    : [],
);

const faultsOf = (
  text: RichTextField,
  find: FindNode,
  leadsSomewhere: (link: string) => boolean,
): string[] => {
  const links = linksIn(text);
  if (links.length === 0) return [];
  const references = linkedNodes(text, 'references', find);
  return links.flatMap(({ nodeType, data }) => {
    const uri = data?.uri;
    if (nodeType === 'hyperlink' && typeof uri === 'string' && !leadsSomewhere(uri)) {
      return [
        `links to "${uri}", which is a page of no site: change the link, or publish that page`,
      ];
    }
    if (nodeType === 'hyperlink') return [];
    const target = references.find(
      ({ contentful_id, sys }) => contentful_id === data?.target?.sys?.id && sys.type === 'Entry',
    );
    const type = target && contentTypeId(target);
    if (!target || !type || shown.has(type)) return [];
    return [
      `embeds "${nameOf(target)}" of content type ${type}, which is not shown inside text: put it into a field of sections`,
    ];
  });
};

/**
 * The warnings of the rich texts of an entry in one locale: links to pages that no site has, and embedded entries that are not
 * shown.
 *
 * @param leadsSomewhere whether a link of the content leads to a page of some site, or to another website.
 */
export const warningsOfRichText = (
  node: ContentNode,
  find: FindNode,
  leadsSomewhere: (link: string) => boolean,
): ContentWarning[] =>
  richTextFields(node).flatMap(([id, { name: field }]: [string, Field]) =>
    faultsOf((node[id] ?? {}) as RichTextField, find, leadsSomewhere).map((fault) => ({
      kind: 'dead-link',
      type: 'Entry',
      id: node.contentful_id,
      name: nameOf(node),
      field,
      message: `The field "${field}" of "${nameOf(node)}" (${node.node_locale}) ${fault}.`,
    })),
  );
