import { entries } from './define';
import { button } from './types/button';
import { carousel } from './types/carousel';
import { chart } from './types/chart';
import { contentSection } from './types/contentSection';
import { formSection } from './types/formSection';
import { keyFigures } from './types/keyFigures';
import { media } from './types/media';
import { paragraph } from './types/paragraph';
import { quote } from './types/quote';
import { socialLinksRow } from './types/socialLinksRow';
import { teaserList } from './types/teaserList';

/** The content types that may stand as sections on a page; src/sections/sectionRegistry.tsx has a component for each. */
export const sectionTypes = [
  contentSection,
  paragraph,
  media,
  button,
  socialLinksRow,
  carousel,
  keyFigures,
  chart,
  quote,
  teaserList,
  formSection,
] as const;

export type SectionTypeId = (typeof sectionTypes)[number]['id'];
export const sectionTypeIds: readonly SectionTypeId[] = sectionTypes.map(({ id }) => id);

export const sectionsField = entries('Sections', sectionTypeIds, {
  help: 'The body of the page, from top to bottom.',
});
