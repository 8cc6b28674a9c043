import { createHash } from 'node:crypto';
import { spaceId } from '../../model/export/exportSys';
import type { AssetDraft, AssetRecipe } from '../reader/assetDraft';
import { toKebab } from '../reader/entryId';
import { pictureFormat } from '../pictures/pictureFormat';
import { readVideo, videoFormat } from '../videos/videoFiles';
import { drawingVersion } from './drawingVersion';

/** Where a file of the space lies, before it is made. */
export type PlannedFile = {
  /** `//images.ctfassets.net/talvane/<asset>/<token>/<file>` */
  url: string;
  /** The same as a path below the folder of the export file, as contentful-export lays out downloads. */
  path: string;
  fileName: string;
  contentType: string;
  image: { width: number; height: number } | undefined;
};

const shapeOf = (recipe: AssetRecipe) => {
  if (recipe.kind === 'video') {
    return { host: 'videos.ctfassets.net', ...videoFormat(recipe.name), image: undefined };
  }
  if (recipe.kind === 'document') {
    return { host: 'assets.ctfassets.net', extension: 'pdf', contentType: 'application/pdf', image: undefined };
  }
  const { extension, contentType, width, height } = pictureFormat(recipe.art, recipe.isPhoto);
  return { host: 'images.ctfassets.net', extension, contentType, image: { width, height } };
};

/**
 * The address of an asset's file. It has a token made from all that decides its looks, so a file that is there
 * already is the right one and is not drawn again.
 */
export const planFile = ({ id, recipe }: AssetDraft): PlannedFile => {
  const { host, extension, contentType, image } = shapeOf(recipe);
  const token = createHash('sha256')
    .update(
      recipe.kind === 'video'
        ? readVideo(recipe.name)
        : JSON.stringify([drawingVersion(), recipe]),
    )
    .digest('hex')
    .slice(0, 22);
  const fileName = `${toKebab(id)}.${extension}`;
  const path = `${host}/${spaceId}/${id}/${token}/${fileName}`;
  return { url: `//${path}`, path, fileName, contentType, image };
};
