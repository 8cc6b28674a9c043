import { author } from './types/author';
import { award } from './types/award';
import { brand } from './types/brand';
import { breakdownItem } from './types/breakdownItem';
import { contactFormLabels } from './types/contactFormLabels';
import { contactPerson } from './types/contactPerson';
import { country } from './types/country';
import { department } from './types/department';
import { document } from './types/document';
import { documentType } from './types/documentType';
import { financialYear } from './types/financialYear';
import { footer } from './types/footer';
import { form } from './types/form';
import { formField } from './types/formField';
import { governanceBody } from './types/governanceBody';
import { header } from './types/header';
import { industry } from './types/industry';
import { initiative } from './types/initiative';
import { insight } from './types/insight';
import { insightType } from './types/insightType';
import { investorData } from './types/investorData';
import { keyFigure } from './types/keyFigure';
import { keyPlay } from './types/keyPlay';
import { label } from './types/label';
import { landingPage } from './types/landingPage';
import { language } from './types/language';
import { location } from './types/location';
import { manager } from './types/manager';
import { menu } from './types/menu';
import { menuItem } from './types/menuItem';
import { menuItemPerCountry } from './types/menuItemPerCountry';
import { opening } from './types/opening';
import { page } from './types/page';
import { partner } from './types/partner';
import { searchSynonyms } from './types/searchSynonyms';
import { service } from './types/service';
import { shareholding } from './types/shareholding';
import { socialLink } from './types/socialLink';
import { topic } from './types/topic';
import type { ContentType } from './define';
import { sectionTypes } from './sectionTypes';

const byId = (a: ContentType, b: ContentType): number => (a.id < b.id ? -1 : 1);

/** Every content type of the space, in the order the space lists them. */
export const contentTypes: readonly ContentType[] = [
  ...sectionTypes,
  author,
  award,
  brand,
  breakdownItem,
  contactFormLabels,
  contactPerson,
  country,
  department,
  document,
  documentType,
  financialYear,
  footer,
  form,
  formField,
  governanceBody,
  header,
  industry,
  initiative,
  insight,
  insightType,
  investorData,
  keyFigure,
  keyPlay,
  label,
  landingPage,
  language,
  location,
  manager,
  menu,
  menuItem,
  menuItemPerCountry,
  opening,
  page,
  partner,
  searchSynonyms,
  service,
  shareholding,
  socialLink,
  topic,
].sort(byId);

const types: ReadonlyMap<string, ContentType> = new Map(
  contentTypes.map((type) => [type.id, type]),
);

/** The content type with this id, or undefined when the model has none. */
export const findContentType = (id: string): ContentType | undefined => types.get(id);
