import { fieldNamePattern } from '../patterns';

/** Names that a submission has besides its fields, or that the form has for the server. */
const taken = [
  'site',
  'page',
  'form',
  'website',
  'receivedAt',
  'campaign',
  'connectors',
  'topic',
  'recipient',
];

/** Properties of form elements in which browsers and React find their way: a field of that name would take their place. */
const ofBrowsers = [
  'action',
  'attributes',
  'childNodes',
  'children',
  'elements',
  'firstChild',
  'lastChild',
  'method',
  'nextSibling',
  'nodeName',
  'nodeType',
  'ownerDocument',
  'parentNode',
  'reset',
  'submit',
  'tagName',
];

/** Whether a name has the form that the content model asks for. */
export const isFieldName = (name: string): boolean =>
  new RegExp(fieldNamePattern.source).test(name);

const isTaken = (name: string): boolean =>
  taken.includes(name) || ofBrowsers.includes(name) || name.startsWith('utm') || name in {};

/** A fault of a form field: what is wrong, and what to do. */
export type FormFieldFault = { field: 'name' | 'options'; message: string };

/** What keeps a field out of forms, if anything. */
export const formFieldFault = (
  name: string,
  type: string,
  options: readonly string[],
): FormFieldFault | undefined => {
  if (!isFieldName(name)) {
    const message = `"${name}" is no name for a field: use letters and digits, a small letter first`;
    return { field: 'name', message };
  }
  if (isTaken(name)) {
    const message = `"${name}" is a name that every form has: choose another, such as ${name}Field`;
    return { field: 'name', message };
  }
  if (type !== 'select') return undefined;
  if (options.length < 2) {
    const message = `a select needs two options or more, and has ${options.length}: add some`;
    return { field: 'options', message };
  }
  const twice = options.find((option, index) => options.indexOf(option) !== index);
  if (twice === undefined) return undefined;
  return { field: 'options', message: `the option "${twice}" is there twice: remove one` };
};
