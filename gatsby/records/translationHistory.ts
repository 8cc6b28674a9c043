import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Field } from '../../contentful/model/define';
import { isFilled, isRecord } from '../../contentful/model/checks/values';
import { findContentType } from '../../contentful/model/contentTypes';
import type { Entity } from './entity';
import { replaceFile } from './replaceFile';

/** A value of a field in one locale. */
export type TranslatedValue = {
  hash: string;
  /** When the entry was published with this value first; undefined if that was before the history began. */
  changedAt?: string;
};

/** The texts of an entry: values by locale, by field id. */
export type TranslatedFields = Readonly<Record<string, Readonly<Record<string, TranslatedValue>>>>;

/** By entry id. Contentful has one time of change for each entry; this has one for each value. */
export type TranslationHistory = Readonly<Record<string, TranslatedFields>>;

/** Outside of Gatsby's cache: when a value has changed cannot be found out later. */
export const historyFile = '.space/translation-history.json';

export const readTranslationHistory = (): TranslationHistory =>
  existsSync(historyFile)
    ? (JSON.parse(readFileSync(historyFile, 'utf8')) as TranslationHistory)
    : {};

const textKinds: ReadonlySet<string> = new Set(['Symbol', 'Text', 'RichText']);

/** Whether a field has text for readers: not figures, a choice, or an address, which need not differ by language. */
const isProse = ([id, { kind, localized, isData, in: choices, pattern }]: [
  string,
  Field,
]): boolean =>
  localized &&
  textKinds.has(kind) &&
  !isData &&
  choices === undefined &&
  pattern === undefined &&
  !/link$/i.test(id);

const hashOf = (value: unknown): string =>
  createHash('sha1').update(JSON.stringify(value)).digest('base64url').slice(0, 10);

/**
 * The history of an entry after a publication: each value keeps its time as long as it stays the same. Pure.
 *
 * @param changedAt when the entry was published; undefined if the history begins with it.
 */
export const addPublication = (
  before: TranslatedFields | undefined,
  contentTypeId: string,
  fields: Readonly<Record<string, unknown>>,
  changedAt: string | undefined,
): TranslatedFields => {
  const types = Object.entries(findContentType(contentTypeId)?.fields ?? {});
  const texts = types.filter(isProse);
  return Object.fromEntries(
    texts.flatMap(([id]) => {
      const values = Object.entries(isRecord(fields[id]) ? fields[id] : {}).filter(([, value]) =>
        isFilled(value),
      );
      if (values.length === 0) return [];
      const next = values.map(([locale, value]): [string, TranslatedValue] => {
        const hash = hashOf(value);
        const known = before?.[id]?.[locale];
        if (known?.hash === hash) return [locale, known];
        return [locale, { hash, ...(changedAt !== undefined && { changedAt }) }];
      });
      return [[id, Object.fromEntries(next)]];
    }),
  );
};

export type TranslationRecorder = {
  add: (item: Entity) => void;
  remove: (id: string) => void;
  /** Writes the history. */
  end: () => void;
};

/**
 * Records the publications of a sync.
 *
 * @param isInitial whether the sync is of the whole space, so that what it lacks is gone.
 */
export const recordTranslations = (isInitial: boolean): TranslationRecorder => {
  const isFirst = !existsSync(historyFile);
  const known = readTranslationHistory();
  const next: Record<string, TranslatedFields> = isInitial ? {} : { ...known };
  return {
    add: ({ sys, fields = {} }) => {
      next[sys.id] = addPublication(
        known[sys.id],
        sys.contentType?.sys.id ?? '',
        fields,
        isFirst ? undefined : sys.updatedAt,
      );
    },
    remove: (id) => {
      delete next[id];
    },
    end: () => {
      // A sync of changes alone cannot begin a history: most entries would be missing.
      if (isFirst && !isInitial) return;
      replaceFile(historyFile, JSON.stringify(next));
    },
  };
};
