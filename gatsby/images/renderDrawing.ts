import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import sharp from 'sharp';
import { checkPublicFile } from './checkPublicFile';
import { renderPlaceholder } from './renderPlaceholder';
import { renderThumbnail } from './renderThumbnail';

export const drawingName = 'drawing.svg';

/**
 * Publishes an SVG as it is: sharp at each size, so it has no other renditions than the placeholder and a thumbnail.
 *
 * @throws Error when it cannot be read, or could load or run something.
 */
export const renderDrawing = async (
  source: Buffer,
  folder: string,
  url: string,
): Promise<IGatsbyImageData> => {
  await checkPublicFile({ fileName: drawingName, contentType: 'image/svg+xml', content: source });
  const image = sharp(source, { failOn: 'error' });
  const { width, height } = await image.metadata();
  if (!width || !height)
    throw new Error('the SVG has no size: neither width and height nor a viewBox');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, drawingName), source);
  await renderThumbnail(image, folder);
  return {
    layout: 'fullWidth',
    width,
    height,
    images: { fallback: { src: `${url}/${drawingName}` }, sources: [] },
    placeholder: await renderPlaceholder(image),
  };
};
