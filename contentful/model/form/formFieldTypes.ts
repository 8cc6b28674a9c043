/** The kinds of fields that an editor can give a form. */
export const formFieldTypes = [
  'text',
  'email',
  'tel',
  'textarea',
  'select',
  'checkbox',
  'consent',
] as const;

export type FormFieldType = (typeof formFieldTypes)[number];
