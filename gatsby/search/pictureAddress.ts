import { getSrcSet } from 'gatsby-plugin-image';
import type { PictureTools } from '../images/downloadAsset';
import { publishFile } from '../images/publishFile';
import { renderPicture } from '../images/renderPicture';
import type { ContentNode } from '../content/contentNode';
import { isRasterPicture } from '../images/isRasterPicture';
import type { PictureOf } from './documentTexts';

const smallest = (srcSet: string | undefined): string | null => srcSet?.split(' ')[0] ?? null;

/** The URL of the smallest rendition of an image on this website. An SVG has one rendition, a video none. */
export const pictureAddress =
  (tools: PictureTools): PictureOf =>
  async (asset: ContentNode | undefined) => {
    if (asset === undefined || !String(asset.mimeType).startsWith('image/')) return null;
    if (!isRasterPicture(asset)) return (await publishFile(asset, tools))?.url ?? null;
    const picture = await renderPicture(asset, tools);
    return picture && smallest(getSrcSet(picture));
  };
