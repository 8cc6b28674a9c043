import { award } from './types/award';
import { brand } from './types/brand';
import { breakdownItem } from './types/breakdownItem';
import { button } from './types/button';
import { carousel } from './types/carousel';
import { contactFormLabels } from './types/contactFormLabels';
import { contentSection } from './types/contentSection';
import { country } from './types/country';
import { department } from './types/department';
import { document } from './types/document';
import { documentType } from './types/documentType';
import { financialYear } from './types/financialYear';
import { footer } from './types/footer';
import { governanceBody } from './types/governanceBody';
import { header } from './types/header';
import { industry } from './types/industry';
import { initiative } from './types/initiative';
import { insight } from './types/insight';
import { insightType } from './types/insightType';
import { investorData } from './types/investorData';
import { keyFigure } from './types/keyFigure';
import { keyFigures } from './types/keyFigures';
import { keyPlay } from './types/keyPlay';
import { label } from './types/label';
import { landingPage } from './types/landingPage';
import { language } from './types/language';
import { location } from './types/location';
import { manager } from './types/manager';
import { media } from './types/media';
import { menu } from './types/menu';
import { menuItem } from './types/menuItem';
import { menuItemPerCountry } from './types/menuItemPerCountry';
import { page } from './types/page';
import { paragraph } from './types/paragraph';
import { partner } from './types/partner';
import { quote } from './types/quote';
import { service } from './types/service';
import { shareholding } from './types/shareholding';
import { socialLink } from './types/socialLink';
import { socialLinksRow } from './types/socialLinksRow';
import { teaserList } from './types/teaserList';
import type { ContentType } from './define';

/** Every content type of the space, in the order the space lists them. */
export const contentTypes = [
  award,
  brand,
  breakdownItem,
  button,
  carousel,
  contactFormLabels,
  contentSection,
  country,
  department,
  document,
  documentType,
  financialYear,
  footer,
  governanceBody,
  header,
  industry,
  initiative,
  insight,
  insightType,
  investorData,
  keyFigure,
  keyFigures,
  keyPlay,
  label,
  landingPage,
  language,
  location,
  manager,
  media,
  menu,
  menuItem,
  menuItemPerCountry,
  page,
  paragraph,
  partner,
  quote,
  service,
  shareholding,
  socialLink,
  socialLinksRow,
  teaserList,
] as const satisfies readonly ContentType[];

const byId: ReadonlyMap<string, ContentType> = new Map(contentTypes.map((type) => [type.id, type]));

/** The content type with this id, or undefined when the model has none. */
export const findContentType = (id: string): ContentType | undefined => byId.get(id);
