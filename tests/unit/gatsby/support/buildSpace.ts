import { basename } from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { execute } from 'graphql';
import { entryTypeNames } from '~/gatsby/content/typeNames';
import { findExternalLinks } from '~/gatsby/content-report/externalLinks';
import { findContentWarnings } from '~/gatsby/content-report/contentWarnings';
import type { ContentWarning } from '~/gatsby/content-report/contentWarning';
import { deriveValues } from '~/gatsby/derived-nodes/deriveValues';
import { writeDerivedNodes } from '~/gatsby/derived-nodes/derivedNodes';
import { readBuiltPages } from '~/gatsby/pages/builtPages';
import { templateFile } from '~/gatsby/pages/templateFile';
import { crawlerFiles } from '~/gatsby/post-build/crawlerFiles';
import type { BuildProblem } from '~/gatsby/problems/buildProblem';
import { createRoutes } from '~/gatsby/routes/createRoutes';
import { renderedTemplate } from '~/gatsby/routes/insightArchives';
import { setCurrentRoutes } from '~/gatsby/routes/currentRoutes';
import { readRoutesInput } from '~/gatsby/routes/readRoutesInput';
import { RoutesError, type LeftOutPage, type Route } from '~/gatsby/routes/types';
import { structuredDataTag } from '~/gatsby/structured-data/jsonLd';
import { jsonLdForPage } from '~/gatsby/structured-data/jsonLdForPage';
import { readQueries, siteSchema } from './siteSchema';
import { sourceSpace } from './sourceSpace';

const schema = siteSchema();
const queries = readQueries();

type Template = ComponentType<{ data: unknown; pageContext: object }>;

const templates = new Map<string, Promise<{ default: Template }>>();

const readTemplate = async (name: string): Promise<Template> => {
  const known =
    templates.get(name) ??
    (import(`~/src/templates/${name}.tsx`) as Promise<{ default: Template }>);
  templates.set(name, known);
  return (await known).default;
};

export type BuiltSpaceResult =
  | { problems: readonly BuildProblem[] }
  | {
      problems: undefined;
      warnings: readonly ContentWarning[];
      leftOut: readonly LeftOutPage[];
      /** Paths of the pages, each rendered. */
      paths: readonly string[];
      /** Robots, sitemaps and feeds, by file name. */
      crawlers: ReadonlyMap<string, string>;
    };

/**
 * All that a build does with the content of a space, without Gatsby: nodes, routes, derived nodes, the queries of all pages,
 * headers and footers, their HTML, structured data, sitemaps and feeds. It writes into the working directory.
 *
 * @throws Error where a part of it fails otherwise than by a problem that names an entry.
 */
export const buildSpace = async (
  space: Parameters<typeof sourceSpace>[0],
): Promise<BuiltSpaceResult> => {
  const { source, contextOf, records, nodeArgs } = await sourceSpace(space);
  const locales = ['en', 'fr'];
  const input = readRoutesInput(source, locales, records.writtenIn);
  let routes: ReturnType<typeof createRoutes>;
  try {
    routes = createRoutes(input);
  } catch (error) {
    if (error instanceof RoutesError) return { problems: error.problems };
    throw error;
  }
  setCurrentRoutes(routes);
  const derived = await deriveValues(routes, locales, contextOf());
  await writeDerivedNodes(derived, nodeArgs as unknown as Parameters<typeof writeDerivedNodes>[1]);

  const query = async (
    operationName: string,
    variables: {
      id?: string;
      country?: string;
      language?: string;
      path?: string;
      archive?: number;
    },
  ): Promise<unknown> => {
    const { data, errors } = await execute({
      schema,
      document: queries,
      operationName,
      variableValues: variables,
      contextValue: contextOf(variables),
    });
    const [first] = errors ?? [];
    if (first) throw new Error(`${operationName}, ${first.path?.join('.')}: ${first.message}`);
    return data;
  };
  const render = async (page: Route): Promise<void> => {
    const { nodeId, site, path, locale, archive } = page;
    const name = basename(templateFile(renderedTemplate(page, routes)), '.tsx');
    const variables = {
      id: nodeId,
      country: site?.country ?? '',
      language: site?.language ?? locale.slice(0, 2),
      path,
      archive,
    };
    const data = await query(`${name}Template`, variables);
    const html = renderToString(
      createElement(await readTemplate(name), { data, pageContext: variables }),
    );
    if (html === '') throw new Error(`${path} is empty.`);
  };
  for (const page of routes.pages) await render(page);
  for (const { country, language } of routes.sites) {
    await query('HeaderSlice', { country, language });
    await query('FooterSlice', { country, language });
  }

  const context = contextOf();
  const pages = readBuiltPages(context);
  const absolute = (path: string): string => `https://example.com${path}`;
  for (const built of pages) structuredDataTag(jsonLdForPage(built, absolute, context));
  const crawlers = crawlerFiles(pages, routes.sites, absolute);
  findExternalLinks(source, entryTypeNames);
  const { warnings } = findContentWarnings(source, entryTypeNames, routes, records);
  return {
    problems: undefined,
    warnings,
    leftOut: routes.leftOut,
    paths: routes.pages.map(({ path }) => path),
    crawlers,
  };
};
