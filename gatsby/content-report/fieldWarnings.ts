import { isInMediaGroup } from '../../contentful/model/checks/mediaGroups';
import type { FieldFault } from '../../contentful/model/checks/usableFields';
import { findContentType } from '../../contentful/model/contentTypes';
import type { Field } from '../../contentful/model/define';
import {
  contentTypeId,
  linkedIds,
  mayLinkTo,
  type ContentNode,
  type FindNode,
} from '../content/contentNode';
import { fieldsOfKinds } from '../content/fieldsOfKinds';
import { memoizeByNode } from '../content/memoizeByNode';
import { nameOf, type ContentWarning } from './contentWarning';

const fieldOf = (node: ContentNode, { name: field }: Field) =>
  ({ type: 'Entry', id: node.contentful_id, name: nameOf(node), field }) as const;

/** What a field links to wrongly: an entry of another content type, or a file of another kind. */
const linkFault = (linked: ContentNode, field: Field): string | undefined => {
  const name = `"${nameOf(linked)}"`;
  if (!mayLinkTo(linked, field)) {
    return `links to ${name} of content type ${contentTypeId(linked)}, which is not shown there: link to ${(field.linkTo ?? []).join(', ')}.`;
  }
  const { media } = field;
  return media && !isInMediaGroup(String(linked.mimeType), media)
    ? `links to the file ${name} of type ${String(linked.mimeType)}: choose ${media.join(', ')}.`
    : undefined;
};

const linkFields = fieldsOfKinds('Entry', 'Asset');

/** The fields of a node that link to something, with the ids. */
const linksOf = memoizeByNode((node: ContentNode) =>
  linkFields(node)
    .map(([id, field]) => ({ id, field, linked: linkedIds(node, id) }))
    .filter(({ linked }) => linked.length > 0),
);

/**
 * The warnings of links to what a field does not accept, by field and target: the nodes of an entry have the same links, but
 * not every locale has nodes of all targets.
 */
export const warningsOfLinks = (
  node: ContentNode,
  find: FindNode,
): [key: string, warning: ContentWarning][] =>
  linksOf(node).flatMap(({ id, field, linked: ids }) =>
    ids.flatMap((linkedId): [string, ContentWarning][] => {
      const linked = find(linkedId);
      if (linked === undefined) return [];
      const fault = linkFault(linked, field);
      if (fault === undefined) return [];
      const message = `The field "${field.name}" of "${nameOf(node)}" ${fault}`;
      const key = [node.contentful_id, id, linked.contentful_id].join(' ');
      return [[key, { ...fieldOf(node, field), kind: 'wrong-link', message }]];
    }),
  );

const warningOfFault = (
  node: ContentNode,
  field: Field,
  { locale, message, isOmitted }: FieldFault,
): ContentWarning => {
  const where = field.localized && locale !== undefined ? ` (${locale})` : '';
  const fault = message.replace(/\.$/, '');
  const effect = isOmitted ? '; until then it is left out' : '';
  return {
    ...fieldOf(node, field),
    kind: 'wrong-value',
    message: `The field "${field.name}" of "${nameOf(node)}"${where}: ${fault}${effect}.`,
  };
};

/**
 * The warnings of the values of an entry that break the content model.
 *
 * @param node the entry in any locale.
 * @param faults of its values in all locales.
 */
export const warningsOfFaults = (
  node: ContentNode,
  faults: readonly FieldFault[],
): ContentWarning[] => {
  const fields = findContentType(contentTypeId(node) ?? '')?.fields ?? {};
  return faults.flatMap((fault) => {
    const field = fields[fault.fieldId];
    return field ? [warningOfFault(node, field, fault)] : [];
  });
};
