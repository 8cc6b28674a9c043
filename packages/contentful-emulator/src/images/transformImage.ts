import sharp, { type Sharp } from 'sharp';
import type { Size } from './cropRegion';
import type { ImageFormat, ImageRequest } from './imageQuery';
import { resize } from './resize';

export const contentTypes: Record<ImageFormat, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  tiff: 'image/tiff',
};

const hasNoAlpha = (format: ImageFormat) => format === 'jpg';

/** Image format of a media type; undefined if the Images API does not support it. */
export const formatOf = (contentType: string): ImageFormat | undefined => {
  if (contentType === 'image/jpg') return 'jpg';
  const match = Object.entries(contentTypes).find(([, type]) => type === contentType);
  return match?.[0] as ImageFormat | undefined;
};

const roundCorners = (image: Sharp, { width, height }: Size, radius: number | 'max'): Sharp => {
  const [rx, ry] = radius === 'max' ? [width / 2, height / 2] : [radius, radius];
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${rx}" ry="${ry}"/></svg>`;
  return image.ensureAlpha().composite([{ input: Buffer.from(mask), blend: 'dest-in' }]);
};

const encode = (image: Sharp, format: ImageFormat, request: ImageRequest): Sharp => {
  const quality = request.quality ?? 80;
  switch (format) {
    case 'jpg':
      return image.jpeg({ quality, progressive: request.isProgressive, mozjpeg: false });
    case 'png':
      return image.png(request.isPng8 ? { palette: true, colours: 256 } : {});
    case 'webp':
      return image.webp({ quality });
    case 'gif':
      return image.gif();
    case 'avif':
      // A low effort, because the encoder's default takes seconds for a large image.
      return image.avif({ quality, effort: 2 });
    case 'tiff':
      return image.tiff({ quality });
  }
};

/**
 * Applies an Images API request to an image file. Uses a separate sharp pipeline for each step that needs the pixels of
 * the step before, because sharp determines the order of operations within a pipeline.
 */
export const transformImage = async (
  path: string,
  original: ImageFormat,
  request: ImageRequest,
): Promise<Buffer> => {
  const format = request.format ?? original;
  const upright = await sharp(path)
    .rotate()
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const whole = { width: upright.info.width, height: upright.info.height };
  const [resized, size] = resize(sharp(upright.data), whole, request);
  let image = resized;
  if (request.radius !== undefined) {
    const pixels = await image.png({ compressionLevel: 0 }).toBuffer();
    image = roundCorners(sharp(pixels), size, request.radius);
  }
  if (request.background !== undefined || hasNoAlpha(format)) {
    const pixels = await image.png({ compressionLevel: 0 }).toBuffer();
    image = sharp(pixels).flatten({ background: request.background ?? '#ffffff' });
  }
  return encode(image, format, request).toBuffer();
};
