import sharp from 'sharp';
import type { AssetRecipe } from '../reader/assetDraft';
import { pictureFormat } from './pictureFormat';

/** temp */
export const renderPicture = async (recipe: Extract<AssetRecipe, { kind: 'picture' }>): Promise<Buffer> => {
  const { width, height, extension } = pictureFormat(recipe.art);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#DDE3DC"/></svg>`;
  if (extension === 'svg') return Buffer.from(svg);
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
};
