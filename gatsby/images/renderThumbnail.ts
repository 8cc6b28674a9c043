import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';

/** For places of 96 px, such as search results, on screens of two pixels a point. */
const thumbnailWidth = 192;
export const thumbnailName = `${thumbnailWidth}.webp`;

/** Writes the thumbnail of a picture to its folder, at most as wide as `ownWidth`. */
export const renderThumbnail = async (
  image: Sharp,
  folder: string,
  ownWidth = thumbnailWidth,
): Promise<void> => {
  const resized = image.clone().resize({ width: Math.min(thumbnailWidth, ownWidth) });
  await writeFile(
    join(folder, thumbnailName),
    await resized.webp({ quality: 66, effort: 2 }).toBuffer(),
  );
};
