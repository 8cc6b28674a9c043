import { contactFields } from './contactDefinition';

/** Languages in which a full name begins with the family name, of those that CLDR orders so. */
const familyNameFirst = /^(?:hu|ja|km|ko|mn|vi|yue|zh)(?:-|$)/;

/** The fields of the contact form, the names in the order of a language. */
export const contactFieldsIn = (localCode: string): (typeof contactFields)[number][] => {
  const [first, last, ...others] = contactFields;
  return familyNameFirst.test(localCode) ? [last, first, ...others] : [...contactFields];
};
