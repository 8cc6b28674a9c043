import type { ContentNode } from '../content/contentNode';

/** Raster formats that can be resized; an SVG is published as it is. */
const rasterTypes = /^image\/(?:jpeg|png|webp|avif|gif|tiff)$/;

export const isRasterPicture = ({ mimeType }: ContentNode): boolean =>
  rasterTypes.test(String(mimeType));
