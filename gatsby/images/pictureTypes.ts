import type { ContentNode } from '../content/contentNode';

/** Raster formats that can be resized. */
const rasterTypes = /^image\/(?:jpeg|png|webp|avif|gif|tiff)$/;

export const isRasterPicture = ({ mimeType }: ContentNode): boolean =>
  rasterTypes.test(String(mimeType));

export const isPicture = (asset: ContentNode): boolean =>
  isRasterPicture(asset) || String(asset.mimeType) === 'image/svg+xml';
