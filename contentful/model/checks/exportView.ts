import { findContentType } from '../contentTypes';
import type { ContentType } from '../define';
import type { CheckResult, Violation } from './violation';
import { at, isFilled, isRecord, readLink, textAt } from './values';
import type { UnknownRecord } from './values';

export type LocaleView = { code: string; fallbackCode: string | undefined; isDefault: boolean };

/** An entry for the checks. */
export type EntryView = {
  id: string;
  name: string;
  /** The model's content type; undefined if the model does not have it. */
  type: ContentType | undefined;
  typeId: string;
  isPublished: boolean;
  fields: UnknownRecord;
};

export type AssetView = { id: string; isPublished: boolean; fields: UnknownRecord };

/** An export file with a validated structure. */
export type ExportView = {
  locales: ReadonlyMap<string, LocaleView>;
  defaultLocale: string;
  entries: ReadonlyMap<string, EntryView>;
  assets: ReadonlyMap<string, AssetView>;
  contentTypes: UnknownRecord[];
};

const aboutFile = (message: string): Violation => ({
  entryId: '',
  entryName: 'export file',
  contentType: '',
  message,
});

const listNames = ['contentTypes', 'editorInterfaces', 'entries', 'assets', 'locales'] as const;

const readLists = (file: unknown, errors: Violation[]) => {
  const lists = {} as Record<(typeof listNames)[number], UnknownRecord[]>;
  for (const name of listNames) {
    const list = at(file, name);
    if (list === undefined && name === 'editorInterfaces') {
      lists[name] = [];
    } else if (!Array.isArray(list)) {
      errors.push(aboutFile(`"${name}" must be a list: make the file with contentful-export`));
      lists[name] = [];
    } else {
      lists[name] = list.filter((item, index): item is UnknownRecord => {
        if (isRecord(item)) return true;
        errors.push(aboutFile(`${name}[${index}] must be an object`));
        return false;
      });
    }
  }
  return lists;
};

const readLocales = (items: UnknownRecord[], errors: Violation[]) => {
  const locales = new Map<string, LocaleView>();
  for (const item of items) {
    const code = textAt(item, 'code');
    if (!code) errors.push(aboutFile('a locale has no code: give it one, such as en'));
    else if (locales.has(code))
      errors.push(aboutFile(`the locale ${code} is there twice: keep one`));
    else {
      const fallbackCode = textAt(item, 'fallbackCode');
      locales.set(code, { code, fallbackCode, isDefault: item.default === true });
    }
  }
  for (const { code, fallbackCode } of locales.values()) {
    if (fallbackCode !== undefined && !locales.has(fallbackCode)) {
      errors.push(
        aboutFile(
          `the locale ${code} falls back to ${fallbackCode}, which the space does not have`,
        ),
      );
    }
  }
  const defaults = [...locales.values()].filter(({ isDefault }) => isDefault);
  if (defaults.length !== 1) {
    errors.push(aboutFile(`one locale must be the default, not ${defaults.length}`));
  }
  return { locales, defaultLocale: defaults[0]?.code ?? [...locales.keys()][0] ?? 'en' };
};

/** The name of an entry: its display field in the first locale that has a value. */
const nameOf = (fields: UnknownRecord, type: ContentType | undefined, id: string): string => {
  const values = type && fields[type.displayField];
  const found = isRecord(values) ? Object.values(values).find(isFilled) : undefined;
  return typeof found === 'string' || typeof found === 'number' ? String(found) : id;
};

const byId = <View extends { id: string }>(
  items: UnknownRecord[],
  what: string,
  read: (id: string, item: UnknownRecord) => View,
  errors: Violation[],
) => {
  const views = new Map<string, View>();
  for (const item of items) {
    const id = textAt(item, 'sys', 'id');
    if (!id || !/^[A-Za-z0-9._-]{1,64}$/.test(id)) {
      const shown = id ? `the id "${id}"` : 'no sys.id';
      const rule = 'an id is 1 to 64 letters, digits, dots, hyphens or underscores';
      errors.push(aboutFile(`${what} has ${shown}: ${rule}`));
    } else if (views.has(id)) {
      errors.push(aboutFile(`${what} ${id} is there twice: keep one`));
    } else {
      views.set(id, read(id, item));
    }
  }
  return views;
};

const fieldsOf = (item: UnknownRecord) => (isRecord(item.fields) ? item.fields : {});
const isPublished = (item: UnknownRecord) => at(item, 'sys', 'publishedVersion') !== undefined;

/** Reads an export file into the form of the checks; structural errors go to `result`. */
export const viewExport = (file: unknown, { errors }: CheckResult): ExportView => {
  const lists = readLists(file, errors);
  const readEntry = (id: string, item: UnknownRecord): EntryView => {
    const typeId = readLink(at(item, 'sys', 'contentType'))?.id ?? '';
    const type = findContentType(typeId);
    const fields = fieldsOf(item);
    const name = nameOf(fields, type, id);
    return { id, name, type, typeId, isPublished: isPublished(item), fields };
  };
  const readAsset = (id: string, item: UnknownRecord): AssetView => ({
    id,
    isPublished: isPublished(item),
    fields: fieldsOf(item),
  });
  return {
    ...readLocales(lists.locales, errors),
    entries: byId(lists.entries, 'entry', readEntry, errors),
    assets: byId(lists.assets, 'asset', readAsset, errors),
    contentTypes: lists.contentTypes,
  };
};
