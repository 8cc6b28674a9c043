import { linkTo, makePublishedSys } from '../../model/export/exportSys';
import type {
  ContentfulExport,
  ExportAsset,
  ExportEntry,
  LocalizedFields,
} from '../../model/export/exportFormat';
import { contentLocales, defaultLocale } from '../../model/locales';
import type { ContentLocale } from '../../model/locales';
import { toContentful } from '../../model/toContentful';
import type { AssetDraft } from '../reader/assetDraft';
import type { Draft } from '../reader/draft';
import type { PlannedFile } from './assetPlan';
import { timestamps } from './timestamps';

const metadata = { tags: [] };

const byLanguage = <Value>(values: ReadonlyMap<ContentLocale, Value>): Record<string, Value> => {
  const ordered: Record<string, Value> = {};
  for (const { code } of contentLocales) {
    const value = values.get(code);
    if (value !== undefined) ordered[code] = value;
  }
  return ordered;
};

const dayOf = (fields: LocalizedFields): string | undefined => {
  const day = fields.publicationDate?.[defaultLocale];
  return typeof day === 'string' ? day : undefined;
};

const toExportEntry = (draft: Draft): ExportEntry => {
  const fields: LocalizedFields = {};
  for (const fieldId of Object.keys(draft.type.fields)) {
    const field = draft.fields.get(fieldId);
    if (field) fields[fieldId] = byLanguage(field.values);
  }
  const { createdAt, updatedAt } = timestamps(fields, dayOf(fields));
  const sys = makePublishedSys('Entry', draft.id, createdAt, updatedAt);
  return { metadata, sys: { ...sys, contentType: linkTo('ContentType', draft.type.id) }, fields };
};

const toExportAsset = (draft: AssetDraft, file: PlannedFile, size: number): ExportAsset => {
  const { url, fileName, contentType, image } = file;
  const details = { size, ...(image ? { image } : {}) };
  const fields = {
    title: byLanguage(draft.title),
    ...(draft.description.size > 0 ? { description: byLanguage(draft.description) } : {}),
    file: { [defaultLocale]: { url, details, fileName, contentType } },
  };
  const { createdAt, updatedAt } = timestamps(fields);
  return { metadata, sys: makePublishedSys('Asset', draft.id, createdAt, updatedAt), fields };
};

/** Puts model and content together as contentful-export would write them; `size` is a file's bytes. */
export const toExport = (
  entries: readonly Draft[],
  assets: readonly { draft: AssetDraft; file: PlannedFile; size: number }[],
): ContentfulExport => {
  const { contentTypes, editorInterfaces, locales } = toContentful();
  return {
    contentTypes,
    tags: [],
    editorInterfaces,
    entries: entries.map(toExportEntry),
    assets: assets.map(({ draft, file, size }) => toExportAsset(draft, file, size)),
    locales,
    webhooks: [],
    roles: [],
  };
};
