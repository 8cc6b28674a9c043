import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FormField } from '../../src/components/form/checkFields';
import { contactFields } from '../../src/features/contact/contactDefinition';

/**
 * The forms of the content, which the build writes into the built site, so that a release has its own. It is for the server:
 * hosts do not serve it, and it names mailboxes by names rather than addresses.
 */
export const formsFile = '_forms';

/** A form as the server knows it. */
export type FormDefinition = {
  /** For those who receive submissions. */
  name: string;
  topic?: string;
  /** The name of a mailbox, which FORM_RECIPIENTS gives an address. */
  recipient?: string;
  fields: readonly FormField[];
};

export type FormDefinitions = Readonly<Record<string, FormDefinition>>;

/** The key of the contact form, which is in the code rather than in the content. */
export const contactKey = 'contact';

const contactForm: FormDefinition = { name: 'Contact', fields: contactFields };

/** The forms of a built site by their keys, without the contact form. */
export const readForms = (publicFolder: string): FormDefinitions => {
  const file = join(publicFolder, formsFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FormDefinitions) : {};
};

/** The form with a key. */
export const findForm = (publicFolder: string, key: string): FormDefinition | undefined => {
  if (key === contactKey) return contactForm;
  const forms = readForms(publicFolder);
  return Object.hasOwn(forms, key) ? forms[key] : undefined;
};
