import { findContentType } from '../../contentful/model/contentTypes';
import type { CheckResult, Violation } from '../../contentful/model/checks/violation';
import type { ContentWarning } from '../../gatsby/content-report/contentWarning';
import { findContentWarnings } from '../../gatsby/content-report/contentWarnings';
import { nodeSourceOf } from '../../gatsby/content/nodeSource';
import { entryTypeNames } from '../../gatsby/content/typeNames';
import { problemLine, type BuildProblem } from '../../gatsby/problems/buildProblem';
import { createRoutes } from '../../gatsby/routes/createRoutes';
import { defaultFirst } from '../../gatsby/routes/readLocales';
import { readRoutesInput } from '../../gatsby/routes/readRoutesInput';
import { RoutesError, type Routes } from '../../gatsby/routes/types';
import { createNodes } from './createNodes';

type Item = {
  sys: { id: string; publishedVersion?: number; contentType?: { sys: { id: string } } };
};
type Locale = { code: string; default?: boolean };

/** A contentful-export file without faults of its structure. */
export type SoundExport = {
  entries: readonly Item[];
  assets: readonly Item[];
  locales: readonly Locale[];
};

/** Which list a warning of the build belongs to; the others repeat what the content model says. */
const listOf: Partial<Record<ContentWarning['kind'], keyof CheckResult>> = {
  'dead-link': 'errors',
  'not-shown': 'errors',
  'long-title': 'warnings',
  'missing-alt-text': 'warnings',
  'missing-labels': 'warnings',
  'bare-share-picture': 'warnings',
};

const isPublished = ({ sys }: Item): boolean => sys.publishedVersion !== undefined;

const ofProblem = ({ entry, field, text, fix }: BuildProblem): Violation => ({
  entryId: entry?.id ?? '',
  entryName: entry?.name ?? 'routes',
  contentType: entry?.type ?? '',
  ...(field !== undefined && { field }),
  message: problemLine({ text, fix }),
});

/** The build names fields for editors; missing labels are of no entry, and of the locale that `name` has. */
const ofWarning = (
  { type, id, name, field, message }: ContentWarning,
  entryType = 'label',
): Violation => {
  const contentType = type === 'Asset' ? 'Asset' : entryType;
  const fields = Object.entries(findContentType(contentType)?.fields ?? {});
  return {
    entryId: id,
    entryName: id === '' ? contentType : name,
    contentType,
    field: fields.find(([, one]) => one.name === field)?.[0] ?? field.toLowerCase(),
    ...(id === '' && { locale: name }),
    message,
  };
};

const planRoutes = (
  input: Parameters<typeof createRoutes>[0],
): { routes: Routes } | { problems: readonly BuildProblem[] } => {
  try {
    return { routes: createRoutes(input) };
  } catch (error) {
    if (error instanceof RoutesError) return { problems: error.problems };
    throw error;
  }
};

/**
 * Finds faults that only show when all pages are known, as a build finds them: links to pages of no site, menus and services
 * that contain themselves, content that no page shows, pictures without a description, missing labels.
 */
export const checkPages = async (file: SoundExport): Promise<CheckResult> => {
  const result: CheckResult = { errors: [], warnings: [] };
  const entries = file.entries.filter(isPublished);
  const assets = file.assets.filter(isPublished);
  const codes = defaultFirst(
    file.locales.map((locale) => ({ code: locale.code, default: locale.default === true })),
  );
  const { readers, records } = await createNodes(
    { entries, assets, locales: file.locales },
    codes[0] ?? 'en',
  );
  const source = nodeSourceOf(readers);
  const planned = planRoutes(readRoutesInput(source, codes, records.writtenIn));
  if ('problems' in planned) {
    result.errors.push(...planned.problems.map(ofProblem));
    return result;
  }
  const typeOf = new Map(entries.map(({ sys }) => [sys.id, sys.contentType?.sys.id ?? '']));
  const { warnings } = findContentWarnings(source, entryTypeNames, planned.routes, records);
  for (const warning of warnings) {
    const list = listOf[warning.kind];
    if (list) result[list].push(ofWarning(warning, typeOf.get(warning.id)));
  }
  return result;
};
