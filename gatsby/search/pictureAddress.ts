import { getSrc, getSrcSet } from 'gatsby-plugin-image';
import type { PictureTools } from '../images/downloadAsset';
import { drawingName, thumbnailName } from '../images/renderDrawing';
import { renderPicture } from '../images/renderPicture';
import type { ContentNode } from '../content/contentNode';
import { isPicture } from '../images/pictureTypes';
import type { PictureOf } from './documentTexts';

const smallest = (srcSet: string | undefined): string | null => srcSet?.split(' ')[0] ?? null;

/** The URL of the smallest rendition of an image on this website; a video has none. */
export const pictureAddress =
  (tools: PictureTools): PictureOf =>
  async (asset: ContentNode | undefined) => {
    if (asset === undefined || !isPicture(asset)) return null;
    const picture = await renderPicture(asset, tools);
    if (picture === null) return null;
    const src = getSrc(picture);
    return src?.endsWith(`/${drawingName}`)
      ? src.slice(0, -drawingName.length) + thumbnailName
      : smallest(getSrcSet(picture));
  };
