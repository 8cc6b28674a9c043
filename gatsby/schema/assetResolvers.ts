import { formatFileSize } from '../../src/i18n/format';
import { publishFile, type PublicFile } from '../pictures/publishFile';
import type { PictureTools } from '../pictures/downloadAsset';
import { renderPicture } from '../pictures/renderPicture';
import type { ContentNode } from './contentNode';
import { currentPlan } from './currentPlan';

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

/** How `PublicFile` resolves. A browser would need long to make its first format of a size. */
export const publicFileResolvers = {
  displaySize: {
    resolve: ({ size }: PublicFile, { country, language }: { country: string; language: string }) =>
      formatFileSize(size, currentPlan().site(country, language)?.localCode ?? language),
  },
};
