import type { FormField } from '../../components/form/checkFields';

/** The fields of the contact form in order, for form and server. */
export const contactFields = [
  { name: 'firstName', type: 'text', isRequired: true, maximum: 200, autoComplete: 'given-name' },
  { name: 'lastName', type: 'text', isRequired: true, maximum: 200, autoComplete: 'family-name' },
  { name: 'email', type: 'email', isRequired: true, maximum: 254, autoComplete: 'email' },
  { name: 'phone', type: 'tel', isRequired: false, maximum: 50, autoComplete: 'tel' },
  {
    name: 'company',
    type: 'text',
    isRequired: true,
    maximum: 200,
    autoComplete: 'organization',
    isWide: true,
  },
  {
    name: 'message',
    type: 'textarea',
    isRequired: true,
    maximum: 5000,
    autoComplete: 'off',
    isWide: true,
  },
  { name: 'terms', type: 'consent', isRequired: true, maximum: 0, autoComplete: 'off' },
] as const satisfies readonly (FormField & { autoComplete: string; isWide?: boolean })[];

export type ContactFieldName = (typeof contactFields)[number]['name'];
