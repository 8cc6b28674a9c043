import { findContentType } from '../../contentful/model/contentTypes';
import {
  contentTypeId,
  isOfModel,
  linkedNodes,
  mayLinkTo,
  missingFields,
  type ContentNode,
  type FindNode,
} from '../content/contentNode';

/** The linked entries that are complete and of a content type that the field accepts. */
export const completeNodes = (source: ContentNode, from: string, find: FindNode): ContentNode[] => {
  // A rich text, whose references are links too, is no entry.
  const type = (source as Partial<ContentNode>).sys && contentTypeId(source);
  const field = findContentType(type ?? '')?.fields[from];
  return linkedNodes(source, from, find)
    .filter((node) => (field === undefined ? isOfModel(node) : mayLinkTo(node, field)))
    .filter((node) => missingFields(node, find).length === 0);
};
