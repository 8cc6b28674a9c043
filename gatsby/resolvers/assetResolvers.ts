import { publishFile } from '../images/publishFile';
import type { PictureTools } from '../images/downloadAsset';
import { renderPicture } from '../images/renderPicture';
import { isPicture } from '../images/pictureTypes';
import type { ContentNode } from '../content/contentNode';

/** How an asset resolves: nothing on a page may point at the content service. */
export const assetResolvers = (tools: PictureTools) => ({
  alt: {
    resolve: ({ description, title }: ContentNode) => description || title || '',
  },
  picture: {
    resolve: (asset: ContentNode) => (isPicture(asset) ? renderPicture(asset, tools) : null),
  },
  publicFile: {
    resolve: (asset: ContentNode) => publishFile(asset, tools),
  },
});
