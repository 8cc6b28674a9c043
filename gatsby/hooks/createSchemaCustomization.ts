import type { GatsbyNode } from 'gatsby';
import { markStarted } from '../records/buildState';
import { awaitStart } from '../prewarm/awaitStart';
import { loadRenderer } from '../prewarm/loadRenderer';
import { rehearseSitePages } from '../pages/rehearseSitePages';
import { defineTypes } from '../resolvers/defineSchema';

const isBuild = (): boolean =>
  process.env.gatsby_executing_command === 'build' && !process.env.GATSBY_WORKER_POOL_WORKER;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = async (args) => {
  defineTypes(args.actions);
  await awaitStart(async (isOver) => {
    loadRenderer();
    await rehearseSitePages(args, isOver);
  });
  if (isBuild()) markStarted();
};
