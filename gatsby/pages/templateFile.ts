import { resolve } from 'node:path';
import type { archivedListingId, TemplateId } from '../../contentful/model/templates';

/** The component of a template, named after it: `src/templates/PartnersAndTech.tsx` for `partners-and-tech`. */
export const templateFile = (template: TemplateId | typeof archivedListingId): string => {
  const name = template.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return resolve(`src/templates/${name}.tsx`);
};
