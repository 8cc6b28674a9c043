import type { EntryView, ExportView } from './exportView';
import { readRichTextDocument } from './checkRichText';
import { isFilled, isRecord, readLink, textAt } from './values';

/** The language in which a field is read when `locale` is asked for: its own, or one it falls back to. */
export const resolvedLocale = (
  view: ExportView,
  values: unknown,
  locale: string,
): string | undefined => {
  if (!isRecord(values)) return undefined;
  const tried = new Set<string>();
  let code: string | undefined = locale;
  while (code !== undefined && !tried.has(code)) {
    // Contentful falls back only if a locale has no value: null and "" are values.
    if (values[code] !== undefined) return isFilled(values[code]) ? code : undefined;
    tried.add(code);
    code = view.locales.get(code)?.fallbackCode;
  }
  return undefined;
};

/** The value of a non-localised field. */
const plainValue = (view: ExportView, entry: EntryView, field: string): unknown => {
  const values = entry.fields[field];
  return isRecord(values) ? values[view.defaultLocale] : undefined;
};

const linkedIds = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((item) => readLink(item)?.id ?? []);

/** The space's languages that the `languages` of an entry are written in: `fr-BE` is written in `fr`. */
const languageLocales = (view: ExportView, entry: EntryView): string[] => {
  const codes = linkedIds(plainValue(view, entry, 'languages')).flatMap((id) => {
    const language = view.entries.get(id);
    const code = language && plainValue(view, language, 'localCode');
    return typeof code === 'string' ? [code] : [];
  });
  const inSpace = codes.map((code) => (view.locales.has(code) ? code : code.slice(0, 2)));
  return [...new Set(inSpace)].filter((code) => view.locales.has(code));
};

const isReadableIn = (view: ExportView, entry: EntryView, locale: string): boolean =>
  Object.entries(entry.type?.fields ?? {})
    .filter(([, field]) => field.required && field.localized)
    .every(([id]) => resolvedLocale(view, entry.fields[id], locale) !== undefined);

export type Shown = {
  /** Entry id -> the languages it is shown in. Entries that nothing shows are not in it. */
  locales: ReadonlyMap<string, ReadonlySet<string>>;
  /** Countries that show an entry but in none of whose languages it can be read. */
  unreadable: { entry: EntryView; countryId: string; locales: string[] }[];
};

const childIds = (view: ExportView, entry: EntryView): string[] =>
  Object.entries(entry.type?.fields ?? {}).flatMap(([id, field]) => {
    if (field.kind === 'Entry') return linkedIds(plainValue(view, entry, id));
    if (field.kind !== 'RichText' || !isRecord(entry.fields[id])) return [];
    return Object.values(entry.fields[id])
      .filter((value) => textAt(value, 'nodeType') === 'document')
      .flatMap((value) => readRichTextDocument(value).links.map((link) => link.id));
  });

/**
 * In which languages each entry is shown. An entry with countries of its own: in those of their languages in which
 * it can be read, its language and what that falls back to. Any other: where the entries that link to it are.
 * A label has no country and is shown everywhere.
 */
export const findShownLocales = (view: ExportView): Shown => {
  const published = [...view.entries.values()].filter((entry) => entry.isPublished && entry.type);
  const countries = published.filter(({ typeId }) => typeId === 'country');
  const localesOf = new Map(
    countries.map((country) => [country.id, languageLocales(view, country)]),
  );
  const everywhere = new Set([...localesOf.values()].flat());
  const locales = new Map<string, Set<string>>();
  const unreadable: Shown['unreadable'] = [];
  const queue: EntryView[] = [];
  const hasOwnCountries = (entry: EntryView) =>
    entry.type?.fields.countries !== undefined && isFilled(plainValue(view, entry, 'countries'));

  const show = (entry: EntryView, codes: Iterable<string>) => {
    const known = locales.get(entry.id) ?? new Set<string>();
    const before = known.size;
    for (const code of codes) known.add(code);
    if (known.size > before) queue.push(entry);
    locales.set(entry.id, known);
  };

  for (const entry of published) {
    if (entry.typeId === 'label' || entry.typeId === 'country') show(entry, everywhere);
    if (!hasOwnCountries(entry)) continue;
    for (const countryId of linkedIds(plainValue(view, entry, 'countries'))) {
      const only = languageLocales(view, entry);
      const wanted = (localesOf.get(countryId) ?? []).filter(
        (code) => only.length === 0 || only.includes(code),
      );
      const readable = wanted.filter((code) => isReadableIn(view, entry, code));
      if (wanted.length > 0 && readable.length === 0)
        unreadable.push({ entry, countryId, locales: wanted });
      show(entry, readable);
    }
  }
  for (let entry = queue.pop(); entry; entry = queue.pop()) {
    const passedOn =
      entry.typeId === 'country' ? (localesOf.get(entry.id) ?? []) : (locales.get(entry.id) ?? []);
    for (const id of childIds(view, entry)) {
      const child = view.entries.get(id);
      if (
        child?.isPublished &&
        child.type &&
        child.typeId !== 'country' &&
        !hasOwnCountries(child)
      ) {
        show(child, passedOn);
      }
    }
  }
  return { locales, unreadable };
};
