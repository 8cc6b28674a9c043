import type { StatusTheme } from '../pages/theme';
import type { FormDeliveries } from './formDeliveries';
import type { SearchMisses } from './searchMisses';

/** What a project shows on the status page, and how. */
export type StatusPageOptions = {
  /** The name of the website, in the header; `website` if undefined. */
  siteName?: string;
  /** The default theme if undefined. */
  theme?: StatusTheme;
  /** The deliveries of the site's forms; the section is omitted if undefined. */
  forms?: FormDeliveries;
  /** The searches without a result; the section is omitted if undefined. */
  searches?: SearchMisses;
  /** Whether there is a board of translations to link to; set by the publisher. */
  hasTranslations?: boolean;
};
