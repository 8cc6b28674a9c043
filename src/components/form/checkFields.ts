import type { FormFieldType } from '~/contentful/model/form/formFieldTypes';

/** A field of a form, as the browser and the server check it. */
export type FormField = {
  name: string;
  type: FormFieldType;
  isRequired: boolean;
  /** Characters; of no meaning for boxes. */
  maximum: number;
  /** The values of a select. */
  options?: readonly string[];
};

/** What was entered, by the names of the fields: text, or whether a box is ticked. */
export type FormValues = Readonly<Record<string, string | boolean>>;
export type FieldProblem = 'required' | 'invalid' | 'tooLong';
export type FieldProblems = Readonly<Record<string, FieldProblem>>;

/** A hidden field; submissions that fill it in are spam. */
export const honeypotName = 'website';

/** Whether a field is a box to tick. */
export const isBox = ({ type }: Pick<FormField, 'type'>): boolean =>
  type === 'checkbox' || type === 'consent';

/** The HTML standard's pattern of a valid e-mail address. */
const emailRule =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

const problemOf = (field: FormField, value: string | boolean = ''): FieldProblem | undefined => {
  const { type, isRequired, maximum, options } = field;
  if (isBox(field)) return isRequired && value !== true ? 'required' : undefined;
  const text = String(value).trim();
  if (text === '') return isRequired ? 'required' : undefined;
  if (text.length > maximum) return 'tooLong';
  if (type === 'email' && !emailRule.test(text)) return 'invalid';
  return type === 'select' && !options?.includes(text) ? 'invalid' : undefined;
};

/** The problems of a submission by field, in the order of the fields; empty if it is valid. */
export const checkFields = (fields: readonly FormField[], values: FormValues): FieldProblems =>
  Object.fromEntries(
    fields.flatMap((field): [string, FieldProblem][] => {
      const problem = problemOf(field, values[field.name]);
      return problem ? [[field.name, problem]] : [];
    }),
  );
