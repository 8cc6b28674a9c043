import sharp from 'sharp';
import { drawPicture } from './drawPicture';
import { pictureFormat } from './pictureFormat';
import type { PictureRecipe } from './pictureRecipe';

/** The bytes of a picture's file: SVG as it is, everything else as a PNG of few colours. */
export const renderPicture = async (recipe: PictureRecipe): Promise<Buffer> => {
  const svg = Buffer.from(drawPicture(recipe));
  if (pictureFormat(recipe.art, recipe.isPhoto).extension === 'svg') return svg;
  return sharp(svg).png({ palette: true, colours: 48, effort: 3, dither: 0, compressionLevel: 9 }).toBuffer();
};
