import { readFileSync } from 'node:fs';
import { routesFile } from '~/gatsby/routes/currentRoutes';
import type { Routes } from '~/gatsby/routes/types';

/** The pages of the built site. */
export const routes = JSON.parse(readFileSync(routesFile, 'utf8')) as Routes;

/** One page of each template in each of the sites named. */
export const pageOfEachTemplate = (siteIds: readonly string[]): string[] => {
  const wanted = routes.pages.filter(({ site }) => site === undefined || siteIds.includes(site.id));
  const byTemplate = new Map(
    [...wanted].reverse().map((page) => [`${page.template} ${page.site?.id ?? ''}`, page.path]),
  );
  return [...byTemplate.values()].sort();
};

/** The tag of a test that runs in one project of playwright.config.ts only. */
type ProjectTag = '@desktop' | '@phone';

/**
 * One page of each template in each site, with the tag of the project that its site is tested in: the window and the
 * language change what a page looks like, and no pair of the two needs all templates. Pages outside sites have no tag.
 */
export const templatesByProject = (
  sitesByTag: Readonly<Record<ProjectTag, readonly string[]>>,
): { path: string; tag: ProjectTag[] }[] => {
  const outside = pageOfEachTemplate([]);
  const tags: ProjectTag[] = ['@desktop', '@phone'];
  return [
    ...outside.map((path) => ({ path, tag: [] })),
    ...tags.flatMap((tag) =>
      pageOfEachTemplate(sitesByTag[tag])
        .filter((path) => !outside.includes(path))
        .map((path) => ({ path, tag: [tag] })),
    ),
  ];
};
