import { contentTypes, findContentType } from '../../model/contentTypes';
import type { ContentType, Field } from '../../model/define';
import { linkTo } from '../../model/export/exportSys';
import { defaultLocale, isContentLocale } from '../../model/locales';
import type { ContentLocale } from '../../model/locales';
import type { AssetDrafts } from './assetDraft';
import type { Draft } from './draft';
import { fitId } from './entryId';
import { commaHint, sourceNameOf, suggestion } from './fieldNames';
import type { Problems } from './problems';
import { readAsset } from './readAsset';
import { readRichText } from './readRichText';
import { readScalar } from './readScalar';
import type { Source, SourceMap } from './source';

export type EntryContext = {
  stem: string;
  region: string | undefined;
  locale: ContentLocale;
  assets: AssetDrafts;
  problems: Problems;
  /** Takes every entry that is read, those written inside others too. */
  collect: (draft: Draft) => void;
};

const typeIds = contentTypes.map(({ id }) => id);

/** The content type an entry names, or undefined after saying what is wrong. */
export const readType = (
  map: SourceMap,
  fallback: string | undefined,
  problems: Problems,
): ContentType | undefined => {
  const source = map.entries.get('type');
  const id = source?.kind === 'scalar' ? source.text : fallback;
  if (id === undefined) {
    problems.add(map, 'the entry needs a type, the name of its content type');
    return undefined;
  }
  const type = findContentType(id);
  if (!type) {
    problems.add(source ?? map, `there is no content type "${id}"${suggestion(id, typeIds)}`);
  }
  return type;
};

const isByLanguage = (source: Source): source is SourceMap =>
  source.kind === 'map' &&
  source.entries.size > 0 &&
  [...source.entries.keys()].every(isContentLocale);

/** A key beside languages that is none, in what was surely meant to be a value by language. */
const strayLanguageKey = (source: Source): { key: string; value: Source } | undefined => {
  if (source.kind !== 'map' || ![...source.entries.keys()].some(isContentLocale)) return undefined;
  const found = [...source.entries].find(([key]) => !isContentLocale(key));
  return found && { key: found[0], value: found[1] };
};

const readEntryLink = async (
  field: Field,
  source: Source,
  label: string,
  inlineId: string,
  context: EntryContext,
) => {
  if (source.kind === 'scalar') {
    return source.value === null ? undefined : linkTo('Entry', fitId(source.text));
  }
  if (source.kind === 'map' && source.entries.has('type')) {
    const type = readType(source, undefined, context.problems);
    if (!type) return undefined;
    const ownId = source.entries.get('id');
    const id = ownId?.kind === 'scalar' ? ownId.text : inlineId;
    return linkTo('Entry', (await readEntry(source, type, id, context)).id);
  }
  const only = field.linkTo?.length === 1 ? field.linkTo[0] : undefined;
  context.problems.add(
    source,
    source.kind === 'map'
      ? `${label}: an entry written here needs its type${only ? `: type: ${only}` : ` (${field.linkTo?.join(', ')})`}`
      : `${label} must be the id of an entry, or an entry with a type`,
  );
  return undefined;
};

const readOne = async (
  field: Field,
  source: Source,
  label: string,
  inlineId: string,
  context: EntryContext,
): Promise<unknown> => {
  switch (field.kind) {
    case 'Entry':
      return readEntryLink(field, source, label, inlineId, context);
    case 'Asset':
      return readAsset(source, label, context);
    case 'RichText': {
      if (source.kind === 'scalar' && source.value === null) return undefined;
      if (source.kind === 'scalar') return readRichText(String(source.value), source, context);
      context.problems.add(source, `${label} must be Markdown: write "|" and the text indented below`);
      return undefined;
    }
    default:
      return readScalar(field, source, label, context.problems);
  }
};

const readValue = async (
  field: Field,
  source: Source,
  label: string,
  inlineId: string,
  context: EntryContext,
): Promise<unknown> => {
  if (!field.list) return readOne(field, source, label, inlineId, context);
  if (source.kind === 'scalar' && source.value === null) return undefined;
  if (source.kind !== 'list') {
    context.problems.add(source, `${label} is a list: write [one, two], or lines that begin with "- "`);
    return undefined;
  }
  const values: unknown[] = [];
  for (const [index, item] of source.items.entries()) {
    const place = `${index + 1}`;
    const value = await readOne(field, item, `${label} ${place}`, `${inlineId}-${place}`, context);
    if (value !== undefined) values.push(value);
  }
  return values.length > 0 ? values : undefined;
};

const readField = async (
  draft: Draft,
  fieldId: string,
  field: Field,
  source: Source,
  context: EntryContext,
) => {
  const label = sourceNameOf(draft.type, fieldId);
  const values = new Map<ContentLocale, unknown>();
  const read = async (part: Source, target: ContentLocale, language: ContentLocale) => {
    const inner = { ...context, locale: language };
    const value = await readValue(field, part, label, `${draft.id}-${fieldId}`, inner);
    if (value !== undefined) values.set(target, value);
  };
  const stray = strayLanguageKey(source);
  if (stray) {
    const hint = commaHint(stray.key, stray.value) || ': a language is en, fr, pt or es';
    context.problems.add(stray.value, `${label} has no language "${stray.key}"${hint}`);
    return;
  }
  if (!field.localized) {
    if (isByLanguage(source)) {
      context.problems.add(source, `${label} is the same in all languages: write one value`);
      return;
    }
    await read(source, defaultLocale, context.locale);
  } else if (isByLanguage(source)) {
    for (const [code, part] of source.entries) {
      if (isContentLocale(code)) await read(part, code, code);
    }
  } else {
    await read(source, context.locale, context.locale);
  }
  if (values.size > 0) draft.fields.set(fieldId, { origin: source, values });
};

/**
 * Reads one entry and those written inside it, hands each to `context.collect`, and returns it. What
 * is wrong goes to `context.problems`; the rest is still read, so that all faults of a file show at once.
 */
export const readEntry = async (
  map: SourceMap,
  type: ContentType,
  id: string,
  context: EntryContext,
): Promise<Draft> => {
  const draft: Draft = {
    id: fitId(id),
    type,
    origin: { file: map.file, line: map.line },
    stem: context.stem,
    region: context.region,
    locale: context.locale,
    fields: new Map(),
  };
  const fieldIds = Object.keys(type.fields);
  const bySourceName = new Map(fieldIds.map((fieldId) => [sourceNameOf(type, fieldId), fieldId]));
  for (const [key, source] of map.entries) {
    if (key === 'id' || key === 'type') continue;
    const fieldId = bySourceName.get(key);
    const field = fieldId === undefined ? undefined : type.fields[fieldId];
    if (fieldId === undefined || !field) {
      const hint = commaHint(key, source) || suggestion(key, bySourceName.keys());
      context.problems.add(source, `${type.id} has no field "${key}"${hint}`);
      continue;
    }
    await readField(draft, fieldId, field, source, context);
  }
  context.collect(draft);
  return draft;
};
