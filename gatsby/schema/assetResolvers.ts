import { publishFile } from '../pictures/publishFile';
import type { PictureTools } from '../pictures/downloadAsset';
import { renderPicture } from '../pictures/renderPicture';
import type { ContentNode } from './contentNode';

/** Raster formats that can be resized; an SVG is published as it is. */
const rasterTypes = /^image\/(?:jpeg|png|webp|avif|gif|tiff)$/;

export const isRasterPicture = ({ mimeType }: ContentNode): boolean =>
  rasterTypes.test(String(mimeType));

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
