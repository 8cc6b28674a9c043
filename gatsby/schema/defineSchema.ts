import type { Actions, CreateResolversArgs } from 'gatsby';
import { assetResolvers } from './assetResolvers';
import { fieldExtensions } from './fieldExtensions';
import { countrySiteResolvers, queryResolvers } from './siteResolvers';
import { siteTypeDefinitions } from './siteTypeDefinitions';
import { modelTypeDefinitions } from './typeDefinitions';

/** Declares every type of the site before Gatsby infers any. */
export const defineTypes = ({ createFieldExtension, createTypes }: Actions): void => {
  for (const extension of fieldExtensions) {
    createFieldExtension(extension as Parameters<Actions['createFieldExtension']>[0]);
  }
  createTypes([siteTypeDefinitions, ...modelTypeDefinitions()]);
};

/** Adds the fields that are computed rather than stored. */
export const defineResolvers = ({
  createResolvers,
  cache,
  reporter,
  pathPrefix,
}: CreateResolversArgs): void => {
  const tools = { cache, reporter, pathPrefix };
  createResolvers({
    ContentfulAsset: assetResolvers(tools),
    CountrySite: countrySiteResolvers,
    Query: queryResolvers,
  });
};
