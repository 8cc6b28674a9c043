import { findContentType } from '../../contentful/model/contentTypes';
import type { Field } from '../../contentful/model/define';
import { modifiedIn } from '../records/modifiedTimes';

/** A node of gatsby-source-contentful: an entry or an asset in one locale. */
export type ContentNode = {
  id: string;
  contentful_id: string;
  node_locale: string;
  updatedAt: string;
  internal: { type: string; contentDigest: string };
  sys: { type: string; contentType?: { sys: { id: string } } };
} & Readonly<Record<string, unknown>>;

/** Finds a node by id; undefined if it no longer exists. */
export type FindNode = (id: string) => ContentNode | undefined;

/** The first non-empty string. */
export const firstText = (...values: unknown[]): string | undefined =>
  values.find((value): value is string => typeof value === 'string' && value !== '');

/** Whether a value is a date that can be formatted; an export file may contain any text. */
export const isDate = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

export const contentTypeId = (node: ContentNode): string | undefined =>
  node.sys.contentType?.sys.id;

/**
 * When an entry changed last in the locale of its node, in seconds: an entry that is read again gets other milliseconds
 * (plugins/contentful-consistency). Publishing French alone leaves the time of its English page.
 */
export const modifiedTime = ({ contentful_id, node_locale, updatedAt }: ContentNode): string =>
  (modifiedIn(contentful_id, node_locale) ?? updatedAt).replace(/\.\d+Z$/, 'Z');

/** The node ids a link field holds. Those of the field that filters locales may be of a region that is gone (gatsby-accelerators). */
export const linkedIds = (node: Readonly<Record<string, unknown>>, fieldId: string): string[] => {
  const value = node[`${fieldId}___NODE`];
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
};

/** The existing nodes that a link field holds, in order. */
export const linkedNodes = (
  node: Readonly<Record<string, unknown>>,
  fieldId: string,
  find: FindNode,
): ContentNode[] => linkedIds(node, fieldId).flatMap((id) => find(id) ?? []);

/** Whether a field may link to a node: entries of other content types have no place in the schema. */
export const mayLinkTo = (node: ContentNode, { kind, linkTo }: Field): boolean =>
  kind !== 'Entry' || linkTo === undefined || linkTo.includes(contentTypeId(node) ?? '');

/** Whether a node is an asset, or an entry of a content type that the model, and so the schema, has. */
export const isOfModel = (node: ContentNode): boolean =>
  node.sys.type === 'Asset' || findContentType(contentTypeId(node) ?? '') !== undefined;

/** The text of a long-text field: on the entry's node, or on the separate node that gatsby-source-contentful creates by default. */
export const longText = (
  node: ContentNode,
  fieldId: string,
  find: FindNode,
): string | undefined => {
  const [id] = linkedIds(node, fieldId);
  const value = id === undefined ? node[fieldId] : find(id)?.[fieldId];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

const hasValue = (
  node: ContentNode,
  [id, field]: [string, Field],
  find: FindNode,
  seen: readonly string[],
): boolean => {
  switch (field.kind) {
    case 'Asset':
    case 'Entry':
      return linkedIds(node, id).some((linkedId) => {
        const linked = find(linkedId);
        if (linked === undefined || !mayLinkTo(linked, field)) return false;
        return seen.includes(linkedId) || missingFields(linked, find, seen).length === 0;
      });
    case 'Date':
      return isDate(node[id]);
    case 'Text':
      return longText(node, id, find) !== undefined;
    default: {
      const value = node[id];
      if (Array.isArray(value)) return value.length > 0;
      return value !== undefined && value !== null && value !== '';
    }
  }
};

/**
 * The ids of the required fields without a value in the node's locale, after the space's own fallbacks. A required link
 * counts as missing if its entry is incomplete or of a content type that the field does not accept; a date, if it is none.
 */
export const missingFields = (
  node: ContentNode,
  find: FindNode,
  seen: readonly string[] = [],
): string[] => {
  const type = findContentType(contentTypeId(node) ?? '');
  if (type === undefined) return [];
  return Object.entries(type.fields)
    .filter(([, field]) => field.required)
    .filter((entry) => !hasValue(node, entry, find, [...seen, node.id]))
    .map(([id]) => id);
};
