import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contactKey } from './formDefinitions';

/**
 * The thank-you page of a form in a site: its own, or that of the contact form. The root if the site has neither or does
 * not exist: no open redirect.
 *
 * @param form the key of the form.
 */
export const thankYouPage = (publicFolder: string, site: string, form: string): string => {
  if (!/^(?:\/[a-z0-9-]+){1,4}$/.test(site)) return '/';
  const paths = [form, contactKey].map((key) => `${site}/thank-you-${key}`);
  return paths.find((path) => existsSync(join(publicFolder, path, 'index.html'))) ?? '/';
};
