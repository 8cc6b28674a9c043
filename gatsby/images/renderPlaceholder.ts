import type { Sharp } from 'sharp';

/** Pixels; a browser blurs it to the size of the picture. */
const width = 12;

/** The placeholder of a picture, as gatsby-plugin-image has it in its data. */
export const renderPlaceholder = async (image: Sharp): Promise<{ fallback: string }> => {
  const file = await image.clone().resize({ width }).webp({ quality: 30 }).toBuffer();
  return { fallback: `data:image/webp;base64,${file.toString('base64')}` };
};
