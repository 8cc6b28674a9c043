import { textsIn } from '../../contentful/model/checks/values';
import { formFieldFault } from '../../contentful/model/form/formFieldFault';
import {
  firstText,
  linkedNodes,
  missingFields,
  type ContentNode,
  type FindNode,
} from './contentNode';

/** The options of a form field in the language of its node. */
export const optionsOf = ({ options }: ContentNode): string[] => textsIn(options);

/** What keeps a form field off the page, if anything. */
export const inputFault = (node: ContentNode): string | undefined =>
  formFieldFault(firstText(node.name) ?? '', firstText(node.type) ?? '', optionsOf(node))?.message;

/**
 * The fields of a form that its page shows and the server accepts: complete, with names that are free, and of two with one
 * name the first.
 */
export const formInputs = (form: ContentNode, find: FindNode): ContentNode[] => {
  const seen = new Set<unknown>();
  return linkedNodes(form, 'formFields', find).filter((node) => {
    if (missingFields(node, find).length > 0 || inputFault(node) !== undefined) return false;
    if (seen.has(node.name)) return false;
    seen.add(node.name);
    return true;
  });
};

const defaultMaximum = 200;
const defaultOfAreas = 5000;

/** The most characters of a form field. */
export const maximumOf = ({ maximum, type }: ContentNode): number =>
  typeof maximum === 'number' ? maximum : type === 'textarea' ? defaultOfAreas : defaultMaximum;
