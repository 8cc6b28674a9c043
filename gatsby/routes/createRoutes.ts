import { slugPattern, topLevelSlugPattern } from '../../contentful/model/patterns';
import { pageTemplateIds, type TemplateId } from '../../contentful/model/templates';
import { entryPath, isBarePath, normalisePath } from '../../src/i18n/paths';
import { truncate } from '../../src/i18n/truncate';
import type { BuildProblem } from '../problems/buildProblem';
import { createSites } from './createSites';
import { archiveRoutes } from './insightArchives';
import { isWritten } from './isWritten';
import { pageTypeTraits } from './pageTypeTraits';
import { templateTraits } from './templateTraits';
import {
  RoutesError,
  type LeftOutPage,
  type RouteEntry,
  type RoutesInput,
  type Route,
  type Site,
  type Routes,
} from './types';

/** Each segment is a folder of the built site; file systems limit names to 255 bytes. */
const longestSegment = 200;

const findTemplate = (entry: RouteEntry): TemplateId | undefined =>
  pageTypeTraits[entry.type].template ?? pageTemplateIds.find((id) => id === entry.template);

const describe = (entry: RouteEntry): string => `"${entry.name}" (${entry.type} ${entry.id})`;

const entryProblem = (
  { id, name, type }: RouteEntry,
  problem: Pick<BuildProblem, 'id' | 'field' | 'text' | 'fix'>,
): BuildProblem => ({ ...problem, category: 'content', entry: { id, name, type } });

const checkEntry = (entry: RouteEntry): BuildProblem[] => {
  const problems: BuildProblem[] = [];
  const pattern = entry.isTopLevel ? topLevelSlugPattern : slugPattern;
  const isTooLong = entry.slug.split('/').some(({ length }) => length > longestSegment);
  if (isTooLong || !new RegExp(pattern.source).test(entry.slug)) {
    problems.push(
      entryProblem(entry, {
        id: 'content.slug',
        field: 'slug',
        text: `${describe(entry)} has the slug "${truncate(entry.slug)}".`,
        fix: isTooLong
          ? `Use at most ${longestSegment} characters between slashes.`
          : pattern.message,
      }),
    );
  }
  if (findTemplate(entry) === undefined) {
    problems.push(
      entryProblem(entry, {
        id: 'content.template',
        field: 'template',
        text: entry.template
          ? `${describe(entry)} asks for the template "${truncate(entry.template)}", which does not exist.`
          : `${describe(entry)} has no template.`,
        fix: `Choose one of: ${pageTemplateIds.join(', ')}.`,
      }),
    );
  }
  return problems;
};

const planPage = (
  entry: RouteEntry,
  template: TemplateId,
  site: Site | undefined,
  locale: string,
): Route => {
  const path =
    site === undefined
      ? normalisePath(templateTraits[template].isRoot ? '/' : `/${entry.slug}`)
      : entryPath(site, entry.type, entry.slug);
  return {
    path,
    template,
    entryId: entry.id,
    entryType: entry.type,
    nodeId: entry.nodeIds[locale] ?? '',
    slug: entry.slug,
    locale,
    hasNoNavigation: entry.hasNoNavigation || isBarePath(path),
    site,
  };
};

/** The root of the website is a region chooser even where no entry says anything about it. */
const regionChooser: RouteEntry = {
  id: '',
  name: 'Region chooser',
  type: 'page',
  slug: 'index',
  countries: [],
  languages: [],
  isTopLevel: true,
  hasNoNavigation: false,
  isPublishedElsewhere: false,
  isClosed: false,
  missingFields: {},
  nodeIds: {},
};

/**
 * Turns countries, languages and entries into the pages of the website. Pure: the same input gives the same plan, in
 * the same order.
 *
 * @throws RoutesError naming every entry that no page can be made of: an illegal slug, an unknown template, an
 *   address wanted twice, a language without a locale.
 */
export const createRoutes = ({
  locales,
  countries,
  entries,
  writtenIn = {},
}: RoutesInput): Routes => {
  const { sites, problems } = createSites(countries, locales);
  const pages = new Map<string, Route>();
  const owners = new Map<string, RouteEntry>();
  const leftOut: LeftOutPage[] = [];
  const defaultLocale = locales[0] ?? 'en';

  const claim = (page: Route, entry: RouteEntry): void => {
    const owner = owners.get(page.path);
    if (owner !== undefined) {
      problems.push(
        entryProblem(owner, {
          id: 'content.address',
          field: 'slug',
          text: `${describe(owner)} and ${describe(entry)} both want the address ${page.path}.`,
          fix: 'Change the slug of one.',
        }),
      );
      return;
    }
    owners.set(page.path, entry);
    pages.set(page.path, page);
  };

  const add = (entry: RouteEntry, template: TemplateId, site?: Site): void => {
    const locale = site?.locale ?? defaultLocale;
    const missing = entry.missingFields[locale] ?? [];
    if (missing.length > 0) {
      const reason = `no ${missing.join(', no ')} in "${locale}"`;
      leftOut.push({ entryId: entry.id, entryName: entry.name, site: site?.id ?? '/', reason });
      return;
    }
    const page: Route = {
      ...planPage(entry, template, site, locale),
      ...(!isWritten(writtenIn, entry.id, locale) && { isFallback: true }),
    };
    claim(page, entry);
  };

  /** Ids of the sites that show each insight, here or where it was published. */
  const shownIn = new Map<string, Set<string>>();
  const insightCounts = new Map<string, number>();
  const sitesOf = ({ countries: itsCountries, languages, insights }: RouteEntry): Site[] =>
    sites.filter(({ id, countryId, language }) =>
      insights
        ? insights.some((insight) => shownIn.get(insight)?.has(id))
        : itsCountries.includes(countryId) &&
          (languages.length === 0 || languages.includes(language)),
    );
  // Pages that list insights come last: their sites follow from those of the insights.
  const inTurn = [
    ...entries.filter(({ insights }) => !insights),
    ...entries.filter(({ insights }) => insights),
  ];

  for (const entry of inTurn) {
    const itsSites = sitesOf(entry);
    if (pageTypeTraits[entry.type].isArticle) {
      const complete = itsSites.filter(({ locale }) => !entry.missingFields[locale]?.length);
      shownIn.set(entry.id, new Set(complete.map(({ id }) => id)));
      for (const { id } of complete) insightCounts.set(id, (insightCounts.get(id) ?? 0) + 1);
    }
    if (entry.isPublishedElsewhere || entry.isClosed) continue;
    const entryProblems = checkEntry(entry);
    const template = findTemplate(entry);
    if (entryProblems.length > 0 || template === undefined) {
      problems.push(...entryProblems);
      continue;
    }
    if (entry.isTopLevel) {
      add(entry, template);
      continue;
    }
    if (itsSites.length === 0) {
      const reason = entry.insights
        ? 'no insight that a site shows links to it'
        : 'it names no country that has a site, or none in its languages';
      leftOut.push({ entryId: entry.id, entryName: entry.name, site: '–', reason });
    }
    for (const site of itsSites) add(entry, template, site);
  }
  const countOf = (siteId: string): number => insightCounts.get(siteId) ?? 0;
  for (const { archive, listing } of archiveRoutes([...pages.values()], countOf)) {
    claim(archive, owners.get(listing.path) ?? regionChooser);
  }
  if (problems.length > 0) throw new RoutesError(problems);
  if (!pages.has('/')) pages.set('/', planPage(regionChooser, 'index', undefined, defaultLocale));
  const inOrder = [...pages.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  return { sites, pages: inOrder, leftOut };
};
