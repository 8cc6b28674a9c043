import type { EntryRecords } from '../records/entryRecords';
import { findContentWarnings } from '../content-report/contentWarnings';
import { findExternalLinks } from '../content-report/externalLinks';
import type { NodeSource } from '../content/nodeSource';
import { entryTypeNames } from '../content/typeNames';
import { createRoutes } from '../routes/createRoutes';
import { keepRegions } from '../routes/keepRegions';
import { readRoutesInput } from '../routes/readRoutesInput';
import type { Routes, RoutesInput } from '../routes/types';
import type { Settings } from '../settings/readSettings';

/**
 * The routes of the regions of the settings, and the content that they are made of. Pure.
 *
 * @param locales all of the space, the default one first.
 * @throws RoutesError for content that has no sound routes.
 */
export const readSiteRoutes = (
  source: NodeSource,
  locales: readonly string[],
  records: EntryRecords,
  { regions }: Settings,
): { input: RoutesInput; routes: Routes } => {
  const input = keepRegions(readRoutesInput(source, locales, records.writtenIn), regions);
  return { input, routes: createRoutes(input) };
};

/** What the content report says beside the routes. Pure. */
export const readContentFindings = (source: NodeSource, routes: Routes, records: EntryRecords) => ({
  ...findContentWarnings(source, entryTypeNames, routes, records),
  externalLinks: findExternalLinks(source, entryTypeNames),
});
