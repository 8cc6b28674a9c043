import type { LocaleChange } from '../../store/publishLocales';
import { validationFailed } from '../managementErrors';

type Fields = { fields?: Record<string, unknown> };
export type LocaleBody = { add?: Fields; remove?: Fields };
type Body = LocaleBody | null | undefined;

/** Contentful accepts locales of all fields together, under `*`. */
const localesOf = (part: 'add' | 'remove', body: Body): readonly string[] => {
  const fields = body?.[part]?.fields ?? {};
  const [other] = Object.keys(fields).filter((id) => id !== '*');
  const codes = fields['*'] ?? [];
  if (other === undefined && Array.isArray(codes)) return codes.map(String);
  const details = 'Locales are published for all fields: {"fields": {"*": ["en", …]}}';
  throw validationFailed([{ name: 'invalid', details, path: [part, 'fields', other ?? '*'] }]);
};

/**
 * Reads the locales to publish (`add`) and to unpublish (`remove`) from the body of a publish request; undefined if the whole
 * entity is published.
 */
export const readLocaleChange = (body: unknown): LocaleChange | undefined => {
  const parts = body as Body;
  if (!parts?.add && !parts?.remove) return undefined;
  const change = { add: localesOf('add', parts), remove: localesOf('remove', parts) };
  return change.add.length + change.remove.length > 0 ? change : undefined;
};
