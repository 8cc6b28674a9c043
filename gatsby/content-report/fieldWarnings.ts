import { findContentType } from '../../contentful/model/contentTypes';
import type { Field } from '../../contentful/model/define';
import {
  contentTypeId,
  isDate,
  linkedIds,
  mayLinkTo,
  type ContentNode,
  type FindNode,
} from '../content/contentNode';
import { nameOf, type ContentWarning } from './contentWarning';

const warningsOfField = (
  node: ContentNode,
  [id, field]: [string, Field],
  find: FindNode,
): ContentWarning[] => {
  const name = `"${nameOf(node)}" (${node.node_locale})`;
  const base = {
    type: 'Entry',
    id: node.contentful_id,
    name: nameOf(node),
    field: field.name,
  } as const;
  const value = node[id];
  if (field.kind === 'Date' && value !== undefined && value !== null && !isDate(value)) {
    const message = `The field "${field.name}" of ${name} is ${JSON.stringify(value)}, which is no date: use one such as 2026-03-12.`;
    return [{ ...base, kind: 'wrong-date', message }];
  }
  if (field.kind !== 'Entry') return [];
  return linkedIds(node, id)
    .map(find)
    .filter((linked) => linked !== undefined && !mayLinkTo(linked, field))
    .map((linked) => ({
      ...base,
      kind: 'wrong-link',
      message: `The field "${field.name}" of ${name} links to "${linked && nameOf(linked)}" of content type ${linked && contentTypeId(linked)}, which is not shown there: link to ${(field.linkTo ?? []).join(', ')}.`,
    }));
};

/** Finds links to entries of content types that a field does not accept, and dates that are none. */
export const warningsOfFields = (node: ContentNode, find: FindNode): ContentWarning[] =>
  Object.entries(findContentType(contentTypeId(node) ?? '')?.fields ?? {}).flatMap((entry) =>
    warningsOfField(node, entry, find),
  );
