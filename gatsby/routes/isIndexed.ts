import { isThankYouSlug } from '../../src/i18n/paths';
import { templateTraits } from './templateTraits';
import type { Route } from './types';

/** Whether search engines may list a page: not one that stands in for the site, nor one that thanks for a form. */
export const isIndexed = ({ template, slug }: Route): boolean =>
  templateTraits[template].isIndexed && !isThankYouSlug(slug);
