import type { GatsbyNode } from 'gatsby';
import { defineSettings } from './gatsby/bundle/defineSettings';
import { createSitePages } from './gatsby/pages/createSitePages';
import { enableRefresh } from './gatsby/pages/enableRefresh';
import { keepPageNodes } from './gatsby/pages/keepPageNodes';
import { finishSite } from './gatsby/pages/postBuild';
import { beginSite } from './gatsby/pages/preBuild';
import { reportContent } from './gatsby/pages/reportContent';
import { defineProblems } from './gatsby/problems/reportProblems';
import { defineResolvers, defineTypes } from './gatsby/schema/defineSchema';
import { awaitStart } from './gatsby/standby/awaitStart';
import { compileOnce } from './gatsby/webpack/compileOnce';
import { configureBundles } from './gatsby/webpack/bundles';
import { cacheConfig } from './gatsby/webpack/cacheConfig';
import { nameBuildByContent } from './gatsby/webpack/nameBuildByContent';
import { markFinished } from './plugins/contentful-consistency/buildState';

export const onPluginInit: GatsbyNode['onPluginInit'] = ({ reporter }) => defineProblems(reporter);

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = async (args) => {
  defineTypes(args.actions);
  await awaitStart();
};

/** Shared values and pages are kept from build to build, though they are made only later. */
export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => {
  args.actions.enableStatefulSourceNodes?.();
  keepPageNodes(args);
};

export const createResolvers: GatsbyNode['createResolvers'] = (args) => defineResolvers(args);

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  defineSettings(args);
  compileOnce(args);
  configureBundles(args);
  nameBuildByContent(args);
  cacheConfig(args);
};

export const createPages: GatsbyNode['createPages'] = (args) => createSitePages(args);

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (args) => enableRefresh(args);

export const onPreBuild: GatsbyNode['onPreBuild'] = (args) => beginSite(args);

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  await finishSite(args);
  await reportContent(args.reporter);
  markFinished();
};
