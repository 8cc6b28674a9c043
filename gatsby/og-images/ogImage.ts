import { createHash } from 'node:crypto';
import { drawingVersion } from './drawingVersion';

/** Pixels, as recommended by social networks. */
export const ogImageSize = { width: 1200, height: 630 } as const;

/** The content of an Open Graph image. */
export type OgImage = {
  title: string;
  /** A few words above the title: what kind of page it is. Empty: none. */
  kicker: string;
  /** The site, in its own language. Empty: none. */
  site: string;
  /** The colour of the place in the landscape, `#RRGGBB`, where the page has one of its own. */
  accent?: string;
};

/** The folder of Open Graph images, below `public/`. */
export const ogImageFolder = 'static/share';

/** A number that depends on a text alone, from 0 up to but not including `count`. */
export const chooseBy = (text: string, count: number): number =>
  createHash('sha256').update(text).digest().readUInt32BE(0) % count;

/** The name of a image's file, of what it says: a image that says the same is the same file. */
export const ogImageFileName = (ogImage: OgImage): string => {
  const { title, kicker, site, accent = '' } = ogImage;
  const said = JSON.stringify([drawingVersion(), title, kicker, site, accent]);
  return `${createHash('sha256').update(said).digest('hex').slice(0, 20)}.jpg`;
};
