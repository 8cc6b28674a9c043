import type { ContentType } from '../../model/define';
import type { Link } from '../../model/export/exportFormat';
import type { ContentLocale } from '../../model/locales';
import type { Origin } from './problems';

/** The values of one field, by language. What is not localised stands under the default language. */
export type DraftField = { origin: Origin; values: Map<ContentLocale, unknown> };

/** An entry as far as it has been read. */
export type Draft = {
  id: string;
  type: ContentType;
  origin: Origin;
  /** The stem of its file: only the language files of one stem may write one entry together. */
  stem: string;
  region: string | undefined;
  locale: ContentLocale;
  fields: Map<string, DraftField>;
  /** The paragraph made from the running text of its file; it comes before all sections. */
  firstSection?: Link<'Entry'>;
};
