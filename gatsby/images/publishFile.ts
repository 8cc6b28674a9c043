import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { hashFiles } from '../../hosting/files/hashFiles';
import type { ContentNode } from '../content/contentNode';
import { checkPublicFile } from './checkPublicFile';
import { downloadFileName, urlFileName } from './fileNames';
import { isRasterPicture } from './pictureTypes';
import { downloadAsset, warnOfAsset, type PictureTools } from './downloadAsset';

/** Matches the GraphQL type PublicFile. `fileName` is the name for saving; that in the URL is ASCII. */
export type PublicFile = { url: string; fileName: string; size: number; contentType: string };

/** Of the sources of the checks: a file that has passed is not checked again, which takes an SVG half a second. */
let checksHash: string | undefined;

/** Files of this process by address, name and type: many pages and slices show the same file. */
const published = new Map<string, Promise<PublicFile>>();

const copyToPublic = async (asset: ContentNode, tools: PictureTools): Promise<PublicFile> => {
  const source = await downloadAsset(asset, tools);
  const content = await readFile(source);
  const fileName = downloadFileName(String(asset.filename));
  const urlName = urlFileName(String(asset.filename));
  const contentType = String(asset.mimeType);
  if (content.length === 0) throw new Error('the file is empty');
  const digest = createHash('sha256').update(content).digest('hex');
  checksHash ??= hashFiles(['gatsby/images']);
  const checked = ['public file', checksHash, digest, fileName, urlName, contentType].join();
  if (!(await tools.cache.get(checked))) {
    await checkPublicFile({ fileName, contentType, content });
    await checkPublicFile({ fileName: urlName, contentType, content });
    // Reads all of it: a truncated picture has valid metadata.
    if (isRasterPicture(asset)) await sharp(content, { failOn: 'error' }).stats();
    await tools.cache.set(checked, true);
  }
  const hash = digest.slice(0, 16);
  const folder = join(process.cwd(), 'public', 'static', hash);
  const target = join(folder, urlName);
  await mkdir(folder, { recursive: true });
  // Its folder is named by its content. Written again, it would have to be compressed and released again.
  const there = await stat(target).catch(() => undefined);
  if (there?.size !== content.length) await copyFile(source, target);
  return {
    url: `${tools.pathPrefix}/static/${hash}/${urlName}`,
    fileName,
    size: content.length,
    contentType,
  };
};

/**
 * Copies an asset's file to `/static/<hash>/<name>` of the website; size in bytes. Omits a file that is empty, cannot be
 * read, is no picture although its type says so, or could run script when opened, with a warning.
 */
export const publishFile = async (
  asset: ContentNode,
  tools: PictureTools,
): Promise<PublicFile | null> => {
  const key = [asset.url, asset.filename, asset.mimeType].join();
  const known = published.get(key) ?? copyToPublic(asset, tools);
  published.set(key, known);
  try {
    return await known;
  } catch (error) {
    // A file that could not be fetched may be there at the next query.
    published.delete(key);
    return warnOfAsset(asset, error, tools);
  }
};
