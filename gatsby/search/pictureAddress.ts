import { getSrc } from 'gatsby-plugin-image';
import type { PictureTools } from '../images/downloadAsset';
import { renderPicture } from '../images/renderPicture';
import { thumbnailName } from '../images/renderThumbnail';
import type { ContentNode } from '../content/contentNode';
import { isPicture } from '../images/pictureTypes';
import type { PictureOf } from './documentTexts';

/** The URL of the thumbnail of an image on this website; a video has none. */
export const pictureAddress =
  (tools: PictureTools): PictureOf =>
  async (asset: ContentNode | undefined) => {
    if (asset === undefined || !isPicture(asset)) return null;
    const picture = await renderPicture(asset, tools);
    const src = picture && getSrc(picture);
    return src ? src.slice(0, src.lastIndexOf('/') + 1) + thumbnailName : null;
  };
