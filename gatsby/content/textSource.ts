import type { ContentNode } from './contentNode';

export type SourceNode = Pick<ContentNode, 'contentful_id' | 'node_locale' | 'sys'>;

/** The entry or asset, and its field, that a text comes from. */
export type TextSource = { node: SourceNode; field: string };

const sources = new WeakMap<object, TextSource>();

/** Records where the title of a computed value comes from, such as a menu link, without adding it to the value. */
export const withSource = <Value extends object>(
  value: Value,
  node: SourceNode | undefined,
  field: string,
): Value => {
  if (node) sources.set(value, { node, field });
  return value;
};

/** Where the title of a computed value comes from; undefined if it is not recorded. */
export const sourceOf = (value: object): TextSource | undefined => sources.get(value);
