import type { GatsbyNode } from 'gatsby';
import { defineResolvers } from '../resolvers/defineSchema';

export const createResolvers: GatsbyNode['createResolvers'] = (args) => defineResolvers(args);
