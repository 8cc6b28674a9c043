import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { readEntryRecords } from '../records/entryRecords';
import { writeGeneratedFiles } from '../records/writeGeneratedFiles';
import { ProblemError } from '../problems/buildProblem';
import { panicWith } from '../problems/reportProblems';
import { publicFolder } from '../settings/publicFolder';
import { readSettings } from '../settings/readSettings';
import { resolverHash } from '../derived-nodes/resolverHash';
import { contextOfNodes, nodeSourceOf } from '../content/nodeSource';
import { setCurrentRoutes, writeRoutes } from '../routes/currentRoutes';
import { deriveValues } from '../derived-nodes/deriveValues';
import { writeDerivedNodes } from '../derived-nodes/derivedNodes';
import { readLocales } from '../routes/readLocales';
import { alternatesFiles } from '../routes/alternatesFiles';
import { cacheKeyOf, siteCacheKey } from '../routes/cacheKey';
import { renderedTemplate } from '../routes/insightArchives';
import { writeContentReport } from '../content-report/contentReport';
import { createWelcomePage, hasNoSite } from './createWelcomePage';
import { createOfflinePages } from './createOfflinePages';
import { sliceId } from '../../src/i18n/sliceId';
import { allowsTags } from '../routes/allowsTags';
import { readContentFindings, readSiteRoutes } from './readSite';
import { templateFile } from './templateFile';

/** What every page and slice gets as its context; what else it shows, its query asks for. */
export type PageContext = {
  /** The node of the page's entry. */
  id: string;
  country: string;
  language: string;
  slug: string;
  /** Changes with the routes that the head of this page names. */
  cacheKey: string;
  /** Changes with the sources that answer its query. */
  resolverHash: string;
  /** The number of a page of older insights. */
  archive?: number;
  /** Shown without header and footer. */
  isBare?: boolean;
  /** Of a site that may run tags, as the chooser of regions is of the default site: read while the page is rendered (src/features/tag-manager/blockTags.ts). */
  allowsTags?: boolean;
};

/** Plans the website and creates its pages, and a header and a footer for each site. */
export const createSitePages = async (args: CreatePagesArgs): Promise<void> => {
  const {
    actions: { createPage, createSlice },
    reporter,
  } = args;
  const source = nodeSourceOf(args);

  try {
    const settings = readSettings(process.env);
    const locales = await readLocales(settings);
    const records = readEntryRecords();
    const { input, routes } = readSiteRoutes(source, locales, records, settings);
    await writeRoutes(routes);
    const routeIndex = setCurrentRoutes(routes);
    const { defaultSite } = routeIndex;
    await writeDerivedNodes(await deriveValues(routes, locales, contextOfNodes(args)), args);

    for (const site of routes.sites) {
      for (const name of ['header', 'footer'] as const) {
        createSlice({
          id: sliceId(name, site),
          component: resolve(
            `src/features/navigation/${name}/${name === 'header' ? 'Header' : 'Footer'}.tsx`,
          ),
          context: {
            country: site.country,
            language: site.language,
            cacheKey: siteCacheKey(site),
            resolverHash: resolverHash(),
          },
        });
      }
    }
    for (const page of routes.pages) {
      if (page.path === '/' && hasNoSite(routes)) {
        createWelcomePage(page, input, source, createPage);
        reporter.warn(
          'The space has no site with a page yet. The page at / says what to create next.',
        );
        continue;
      }
      const site = page.site ?? defaultSite;
      const context: PageContext = {
        id: page.nodeId,
        country: page.site?.country ?? '',
        language: page.site?.language ?? page.locale.slice(0, 2),
        slug: page.slug,
        cacheKey: cacheKeyOf(page, routeIndex),
        resolverHash: resolverHash(),
        ...(page.archive !== undefined && { archive: page.archive }),
        ...(page.hasNoNavigation && { isBare: true }),
        ...(site && allowsTags(site) && { allowsTags: true }),
      };
      createPage({
        path: page.path,
        component: templateFile(renderedTemplate(page, routes)),
        context,
        ...(site && {
          slices: { header: sliceId('header', site), footer: sliceId('footer', site) },
        }),
      });
    }
    createOfflinePages(routes, createPage);
    await writeGeneratedFiles(publicFolder, alternatesFiles(routeIndex), '.cache/alternates.txt');
    await writeContentReport(routes, readContentFindings(source, routes, records));
  } catch (error) {
    if (error instanceof ProblemError) panicWith(reporter, error.problems);
    throw error;
  }
};
