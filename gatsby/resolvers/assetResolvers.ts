import { defaultLocale } from '../../contentful/model/locales';
import { formatFileSize } from '../../src/i18n/format';
import { publishFile, type PublicFile } from '../images/publishFile';
import type { PictureTools } from '../images/downloadAsset';
import { renderPicture } from '../images/renderPicture';
import { isRasterPicture } from '../images/isRasterPicture';
import type { ContentNode } from '../content/contentNode';
import type { ResolverContext } from '../content/resolverContext';
import { siteOfQuery } from '../routes/siteOfQuery';

/** How an asset resolves: nothing on a page may point at the content service. */
export const assetResolvers = (tools: PictureTools) => ({
  alt: {
    resolve: ({ description, title }: ContentNode) => description || title || '',
  },
  picture: {
    resolve: (asset: ContentNode) => (isRasterPicture(asset) ? renderPicture(asset, tools) : null),
  },
  publicFile: {
    resolve: (asset: ContentNode) => publishFile(asset, tools),
  },
});

/** How `PublicFile` resolves. A browser would need long to make its first format of a size. */
export const publicFileResolvers = {
  displaySize: {
    resolve: ({ size }: PublicFile, _args: object, context: ResolverContext) =>
      formatFileSize(size, siteOfQuery(context)?.localCode ?? context.language ?? defaultLocale),
  },
};
