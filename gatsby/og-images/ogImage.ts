import { createHash } from 'node:crypto';
import { drawingVersion } from './drawingVersion';

/** Size in pixels, as recommended by social networks. */
export const ogImageSize = { width: 1200, height: 630 } as const;

/** The content of an Open Graph image: the same for all sites, so that a page that many sites have has one. */
export type OgImage = {
  title: string;
  /** Eyebrow above the title, such as the kind of page. Empty: none. */
  kicker: string;
  /** The colour of the marker, `#RRGGBB`, for pages with an accent colour. */
  accent?: string;
};

/** The folder of Open Graph images, below `public/`. */
export const ogImageFolder = 'static/share';

/** Hashes a text to an integer from 0 to `count` - 1. */
export const chooseBy = (text: string, count: number): number =>
  createHash('sha256').update(text).digest().readUInt32BE(0) % count;

/** The file name of an image: a hash of its content, so equal images share a file. */
export const ogImageFileName = (ogImage: OgImage): string => {
  const { title, kicker, accent = '' } = ogImage;
  const inputs = JSON.stringify([drawingVersion(), title, kicker, accent]);
  return `${createHash('sha256').update(inputs).digest('hex').slice(0, 12)}.jpg`;
};
