import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readRichTextDocument } from '../../contentful/model/checks/checkRichText';
import { usableFields, type FieldFault } from '../../contentful/model/checks/usableFields';
import { isFilled, isRecord, readLink } from '../../contentful/model/checks/values';
import { findContentType } from '../../contentful/model/contentTypes';
import { pageTypeIds } from '../../contentful/model/sharedFields';
import type { Entity } from './entity';
import { recordModified, type ModifiedTimes, type SpaceLocale } from './modifiedTimes';
import { recordTranslations } from './translationHistory';

/** What nodes do not tell of the entries that they were made of, by entry id. */
export type EntryRecords = {
  /** Faults of values. */
  faults: Record<string, readonly FieldFault[]>;
  /** The locales in which a page or a label is written; nodes of others have the text of the fallback. */
  writtenIn: Record<string, readonly string[]>;
};

/** In Gatsby's cache, so that both are deleted together: later syncs have changed entries only. */
const recordsFile = '.cache/contentful-entry-records.json';

/** The records of all entries that Gatsby has nodes of. */
export const readEntryRecords = (): EntryRecords =>
  existsSync(recordsFile)
    ? (JSON.parse(readFileSync(recordsFile, 'utf8')) as EntryRecords)
    : { faults: {}, writtenIn: {} };

const translatedTypes: ReadonlySet<string> = new Set([...pageTypeIds, 'label']);

type Fields = Readonly<Record<string, unknown>>;
type FieldLink = { fieldId: string; linkType: string; id: string };

/** The locales in which all required localised fields of an entry are written; undefined if its type has no such field. */
const localesOf = (contentTypeId: string, fields: Fields): string[] | undefined => {
  const written = Object.entries(findContentType(contentTypeId)?.fields ?? {})
    .filter(([, { required, localized }]) => required && localized)
    .map(([id]) => Object.entries(isRecord(fields[id]) ? fields[id] : {}))
    .map((values) => values.flatMap(([locale, value]) => (isFilled(value) ? [locale] : [])));
  return written[0]?.filter((locale) => written.every((known) => known.includes(locale)));
};

const linksOf = (contentTypeId: string, fields: Fields): FieldLink[] =>
  Object.entries(findContentType(contentTypeId)?.fields ?? {}).flatMap(([fieldId, { kind }]) => {
    const values = Object.values(isRecord(fields[fieldId]) ? fields[fieldId] : {});
    const links =
      kind === 'RichText'
        ? values.filter(isRecord).flatMap((value) => readRichTextDocument(value).links)
        : values.flat().flatMap((value) => readLink(value) ?? []);
    return links.map((link) => ({ fieldId, ...link }));
  });

export type RecordCollector = {
  /** An entry without the values that are of no use; in place of what was known of it. */
  add: (entry: Entity) => Entity;
  remove: (id: string) => void;
  /** Adds the links to what is not published, when all entries have been added. */
  end: (isPublished: (linkType: string, id: string) => boolean) => void;
};

/** Leaves out values that are not of the kind of their field, and collects the faults of entries in `records`. */
export const collectRecords = (records: EntryRecords): RecordCollector => {
  const links = new Map<string, FieldLink[]>();
  const remove = (id: string): void => {
    delete records.faults[id];
    delete records.writtenIn[id];
    links.delete(id);
  };
  return {
    remove,
    add: (entry) => {
      const { id, contentType } = entry.sys;
      remove(id);
      const contentTypeId = contentType?.sys.id ?? '';
      const { fields, faults } = usableFields(contentTypeId, entry.fields);
      if (faults.length > 0) records.faults[id] = faults;
      const locales = translatedTypes.has(contentTypeId) && localesOf(contentTypeId, fields);
      if (locales) records.writtenIn[id] = locales;
      links.set(id, linksOf(contentTypeId, fields));
      return { ...entry, fields };
    },
    end: (isPublished) => {
      for (const [id, itsLinks] of links) {
        const dangling = itsLinks
          .filter((link) => !isPublished(link.linkType, link.id))
          .map(({ fieldId, linkType, id: target }): FieldFault => {
            const message = `links to the ${linkType.toLowerCase()} ${target}, which is not published`;
            return { fieldId, message, isOmitted: true };
          });
        if (dangling.length > 0) records.faults[id] = [...(records.faults[id] ?? []), ...dangling];
      }
    },
  };
};

export type EntryRecorder = {
  /** The items of a page of a sync, entries without the values that are of no use. */
  keepUsable: (items: readonly Entity[]) => Entity[];
  /** Writes the records when all pages have come; when entries changed in each locale. */
  end: (
    isPublished: (linkType: string, id: string) => boolean,
    locales: readonly SpaceLocale[],
  ) => ModifiedTimes;
};

/**
 * Leaves out values that are not of the kind of their field, before nodes are created, so that nothing after it has to expect
 * one. Records them for the content report.
 *
 * @param isInitial whether the sync is of the whole space, rather than of what has changed.
 */
export const recordEntries = (isInitial: boolean): EntryRecorder => {
  const records: EntryRecords = isInitial ? { faults: {}, writtenIn: {} } : readEntryRecords();
  const collector = collectRecords(records);
  const translations = recordTranslations(isInitial);
  const modified = recordModified(isInitial);
  return {
    keepUsable: (items) =>
      items.map((item): Entity => {
        const { id, type } = item.sys;
        if (type === 'DeletedEntry') {
          collector.remove(id);
          translations.remove(id);
          modified.remove(id);
        }
        if (type !== 'Entry') return item;
        const usable = collector.add(item);
        translations.add(usable);
        modified.add(usable);
        return usable;
      }),
    end: (isPublished, locales) => {
      collector.end(isPublished);
      mkdirSync(dirname(recordsFile), { recursive: true });
      writeFileSync(recordsFile, JSON.stringify(records));
      translations.end();
      return modified.end(locales);
    },
  };
};
