import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { ProblemError } from '../problems/buildProblem';
import { panicWith } from '../problems/reportProblems';
import { readSettings } from '../settings/readSettings';
import { answersVersion } from '../schema/answersVersion';
import { contextOfNodes, nodeSourceOf } from '../schema/builtNodes';
import { setCurrentPlan } from '../schema/currentPlan';
import { entryTypeNames } from '../schema/typeNames';
import { makeSharedValues } from '../shared-values/makeSharedValues';
import { keepSharedValues } from '../shared-values/sharedValues';
import { createSitePlan } from '../site-plan/createSitePlan';
import { readLocales } from '../site-plan/readLocales';
import { readPlanInput } from '../site-plan/readPlanInput';
import { surroundingsOf } from '../site-plan/surroundings';
import { findContentFindings } from './contentFindings';
import { writeContentReport } from './contentReport';
import { findExternalAddresses } from './externalAddresses';
import { createOfflinePages } from './createOfflinePages';
import { sliceId } from './sliceId';
import { allowsTags } from '../site-plan/allowsTags';
import { templateFile } from './templateFiles';

/** What every page and slice gets as its context; what else it shows, its query asks for. */
export type PageContext = {
  /** The node of the page's entry. */
  id: string;
  country: string;
  language: string;
  slug: string;
  /** Changes with the pages that the head of this one names. */
  surroundings: string;
  /** Changes with the sources that answer its query. */
  answers: string;
  /** Shown without header and footer. */
  isBare?: boolean;
  /** Of a site that may run tags, as the chooser of regions is of the default site: read while the page is rendered (src/features/tag-manager/holdBackTags.ts). */
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
    const locales = await readLocales(readSettings(process.env));
    const plan = createSitePlan(readPlanInput(source, locales));
    const lookUp = await setCurrentPlan(plan);
    const { defaultSite } = lookUp;
    await keepSharedValues(await makeSharedValues(plan, locales, contextOfNodes(args)), args);

    for (const site of plan.sites) {
      for (const name of ['header', 'footer'] as const) {
        createSlice({
          id: sliceId(name, site),
          component: resolve(
            `src/features/navigation/${name}/${name === 'header' ? 'Header' : 'Footer'}.tsx`,
          ),
          context: { country: site.country, language: site.language, answers: answersVersion() },
        });
      }
    }
    for (const page of plan.pages) {
      const site = page.site ?? defaultSite;
      const context: PageContext = {
        id: page.nodeId,
        country: page.site?.country ?? '',
        language: page.site?.language ?? page.locale.slice(0, 2),
        slug: page.slug,
        surroundings: surroundingsOf(page, lookUp),
        answers: answersVersion(),
        ...(page.hasNoNavigation && { isBare: true }),
        ...(site && allowsTags(site) && { allowsTags: true }),
      };
      createPage({
        path: page.path,
        component: templateFile(page.template),
        context,
        ...(site && {
          slices: { header: sliceId('header', site), footer: sliceId('footer', site) },
        }),
      });
    }
    createOfflinePages(plan, createPage);
    await writeContentReport(plan, {
      ...findContentFindings(source, entryTypeNames, plan),
      externalAddresses: findExternalAddresses(source, entryTypeNames),
    });
  } catch (error) {
    if (error instanceof ProblemError) panicWith(reporter, error.problems);
    throw error;
  }
};
