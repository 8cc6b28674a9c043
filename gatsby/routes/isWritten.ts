import { languageSegment } from '../../src/i18n/paths';

/** The locales that each page and label is written in, by entry id (gatsby/records/entryRecords.ts). */
export type WrittenIn = Readonly<Record<string, readonly string[]>>;

/** Whether an entry is written in the language of a locale; `en-GB` is written where `en` is. */
export const isWritten = (writtenIn: WrittenIn, id: string, locale: string): boolean =>
  writtenIn[id]?.some((known) => languageSegment(known) === languageSegment(locale)) ?? true;
