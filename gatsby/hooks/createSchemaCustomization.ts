import type { GatsbyNode } from 'gatsby';
import { awaitStart } from '../prewarm/awaitStart';
import { defineTypes } from '../resolvers/defineSchema';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = async (args) => {
  defineTypes(args.actions);
  await awaitStart();
};
