import type { Actions, CreateResolversArgs } from 'gatsby';

type AddResolvers = (resolvers: object) => void;
import { assetResolvers } from './assetResolvers';
import { captionTracks } from './captionTracks';
import { documentLinkResolver } from './documentLink';
import { fieldExtensions } from './fieldExtensions';
import { searchFilesResolver } from './searchFiles';
import { countrySiteResolvers, queryResolvers } from './siteResolvers';
import { isPreview } from '../settings/isPreview';
import { siteTypeDefinitions } from './siteTypeDefinitions';
import { taggingResolvers } from './taggingResolvers';
import { modelTypeDefinitions } from './typeDefinitions';

/** Declares every type of the site before Gatsby infers any. */
export const defineTypes = ({ createFieldExtension, createTypes }: Actions): void => {
  for (const extension of fieldExtensions) {
    createFieldExtension(extension);
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
  // Gatsby types it as any function at all.
  (createResolvers as AddResolvers)({
    ContentfulAsset: assetResolvers(tools),
    ContentfulDocument: {
      documentLink: { resolve: documentLinkResolver(tools) },
    },
    ContentfulMedia: { captionTracks: { resolve: captionTracks(tools) } },
    ContentfulService: { captionTracks: { resolve: captionTracks(tools) } },
    CountrySite: { ...countrySiteResolvers, searchFiles: searchFilesResolver(tools) },
    Query: queryResolvers,
  });
  if (isPreview()) (createResolvers as AddResolvers)(taggingResolvers());
};
