/** The fields of the contact form in order, for form and server. */
export const contactFields = [
  { name: 'firstName', isRequired: true, maximum: 200, autoComplete: 'given-name' },
  { name: 'lastName', isRequired: true, maximum: 200, autoComplete: 'family-name' },
  { name: 'email', isRequired: true, maximum: 254, autoComplete: 'email' },
  { name: 'phone', isRequired: false, maximum: 50, autoComplete: 'tel' },
  { name: 'company', isRequired: true, maximum: 200, autoComplete: 'organization' },
  { name: 'message', isRequired: true, maximum: 5000, autoComplete: 'off' },
] as const;

export type ContactFieldName = (typeof contactFields)[number]['name'];
export type ContactValues = Record<ContactFieldName, string> & { terms: boolean };
export type ContactProblem = 'required' | 'invalid' | 'tooLong';
export type ContactProblems = Partial<Record<ContactFieldName | 'terms', ContactProblem>>;

/** A hidden field; submissions that fill it in are spam. */
export const honeypotName = 'website';

/** The HTML standard's pattern of a valid e-mail address. */
const emailRule =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** The problems of a submission by field; empty if it is valid. */
export const checkContact = (values: ContactValues): ContactProblems => {
  const problems: ContactProblems = {};
  for (const { name, isRequired, maximum } of contactFields) {
    const value = values[name].trim();
    if (isRequired && value === '') problems[name] = 'required';
    else if (value.length > maximum) problems[name] = 'tooLong';
    else if (name === 'email' && !emailRule.test(value)) problems[name] = 'invalid';
  }
  if (!values.terms) problems.terms = 'required';
  return problems;
};
