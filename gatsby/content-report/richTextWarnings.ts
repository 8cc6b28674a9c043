import { embeddedTypes } from '../../contentful/model/richText';
import type { Field } from '../../contentful/model/define';
import {
  contentTypeId,
  linkedNodes,
  type ContentNode,
  type FindNode,
} from '../content/contentNode';
import { fieldsOfKinds } from '../content/fieldsOfKinds';
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

const faultsOf = (
  text: RichTextField,
  find: FindNode,
  leadsSomewhere: (link: string) => boolean,
): string[] => {
  if (typeof text.raw !== 'string') return [];
  const references = linkedNodes(text, 'references', find);
  return nodesIn(JSON.parse(text.raw) as RichTextNode).flatMap(({ nodeType, data }) => {
    const uri = data?.uri;
    if (nodeType === 'hyperlink' && typeof uri === 'string' && !leadsSomewhere(uri)) {
      return [
        `links to "${uri}", which is a page of no site: change the link, or publish that page`,
      ];
    }
    if (!nodeType.startsWith('embedded-entry')) return [];
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
