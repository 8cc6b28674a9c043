import type { ArtKind } from './pictureRecipe';

export type PictureFormat = {
  /** Pixels. */
  width: number;
  height: number;
  extension: 'png' | 'svg';
  contentType: 'image/png' | 'image/svg+xml';
};

const raster = (width: number, height: number): PictureFormat => ({
  width,
  height,
  extension: 'png',
  contentType: 'image/png',
});

const vector = (width: number, height: number): PictureFormat => ({
  width,
  height,
  extension: 'svg',
  contentType: 'image/svg+xml',
});

/** The size and file format of each kind of picture; photographs have pixels. */
export const pictureFormat = (art: ArtKind, isPhoto = false): PictureFormat => {
  const format = isPhoto ? raster : vector;
  switch (art) {
    case 'portrait':
      return format(640, 640);
    case 'mark':
      return vector(200, 200);
    case 'icon':
      return vector(96, 96);
    default:
      return format(1600, 1000);
  }
};
