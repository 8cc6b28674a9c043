import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { isAssetFile } from '../../assets/assetFile';
import type { SpaceContext } from '../../delivery/spaceContext';
import type { Link } from '../../types';
import { fetchUpload } from './fetchUpload';
import { storeFile } from './storeFile';
import type { UploadFolder } from './uploadFolder';

type PendingFile = {
  fileName?: string;
  contentType?: string;
  upload?: string;
  uploadFrom?: Link;
};

export type FileKeeper = {
  uploads: UploadFolder;
  /** Where files brought in lie. */
  filesFolder: string;
  certificateAuthorityFile: string;
};

const imageSize = async (bytes: Buffer, contentType: string) => {
  if (!contentType.startsWith('image/')) return {};
  try {
    const { width, height } = await sharp(bytes).metadata();
    return { image: { width, height } };
  } catch {
    // A picture that cannot be read has no size, as with Contentful.
    return {};
  }
};

/**
 * Takes in the file that an asset names as its upload in one locale: afterwards it has an address, a size and, for a
 * picture, its measures. A file already processed stays. Throws if the upload cannot be read.
 */
export const processFile = async (
  id: string,
  locale: string,
  context: SpaceContext,
  keeper: FileKeeper,
): Promise<void> => {
  const { store } = context;
  const pending = store.require('Asset', id).current.fields.file?.[locale] as
    PendingFile | undefined;
  if (!pending || isAssetFile(pending)) return;
  const {
    upload,
    uploadFrom,
    fileName = 'file',
    contentType = 'application/octet-stream',
  } = pending;
  const bytes = uploadFrom
    ? await readFile(keeper.uploads.pathOf(uploadFrom.sys.id))
    : await fetchUpload(upload ?? '', keeper.certificateAuthorityFile);
  const url = await storeFile(keeper.filesFolder, bytes, fileName);
  const details = { size: bytes.length, ...(await imageSize(bytes, contentType)) };
  store.setField('Asset', id, 'file', { url, details, fileName, contentType }, locale);
};
