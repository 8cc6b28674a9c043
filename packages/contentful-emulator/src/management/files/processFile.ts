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

export type UploadStorage = {
  uploads: UploadFolder;
  /** Folder of uploaded files. */
  filesFolder: string;
  certificateAuthorityFile: string;
};

const imageSize = async (bytes: Buffer, contentType: string) => {
  if (!contentType.startsWith('image/')) return {};
  try {
    const { width, height } = await sharp(bytes).metadata();
    return { image: { width, height } };
  } catch {
    // An unreadable image has no dimensions, as in Contentful.
    return {};
  }
};

/**
 * Processes an asset in one locale: stores the uploaded file and sets its URL, its size and, for an image, its
 * dimensions. Does nothing if the file is processed already. Throws if the upload cannot be read.
 */
export const processFile = async (
  id: string,
  locale: string,
  context: SpaceContext,
  storage: UploadStorage,
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
    ? await readFile(storage.uploads.pathOf(uploadFrom.sys.id))
    : await fetchUpload(upload ?? '', storage.certificateAuthorityFile);
  const url = await storeFile(storage.filesFolder, bytes, fileName);
  const details = { size: bytes.length, ...(await imageSize(bytes, contentType)) };
  store.setField('Asset', id, 'file', { url, details, fileName, contentType }, locale);
};
