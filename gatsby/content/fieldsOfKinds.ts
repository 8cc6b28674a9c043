import { contentTypes } from '../../contentful/model/contentTypes';
import type { Field, FieldKind } from '../../contentful/model/define';
import { contentTypeId, type ContentNode } from './contentNode';

/** Picks the fields of some kinds that entries have, by their ids; chosen once for each content type, not for each node. */
export const fieldsOfKinds = (
  ...kinds: readonly FieldKind[]
): ((node: ContentNode) => readonly [string, Field][]) => {
  const byType = new Map(
    contentTypes.map(({ id, fields }): [string, [string, Field][]] => [
      id,
      Object.entries(fields).filter(([, { kind }]) => kinds.includes(kind)),
    ]),
  );
  return (node) => byType.get(contentTypeId(node) ?? '') ?? [];
};
