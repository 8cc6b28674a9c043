import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentNode } from '../content/contentNode';
import { checkPublicFile } from './checkPublicFile';
import { downloadAsset, warnOfAsset, type PictureTools } from './downloadAsset';

/** Matches the GraphQL type PublicFile. */
export type PublicFile = { url: string; fileName: string; size: number; contentType: string };

/** Letters, digits and single hyphens before the ending, so that the name is safe in an address. */
const safeName = (fileName: string): string =>
  fileName
    .normalize('NFD')
    .replace(/[^A-Za-z0-9.]+/g, '-')
    .replace(/\.(?=.*\.)/g, '-')
    .replace(/^-+|-+$/g, '') || 'file';

/**
 * Copies an asset's file to `/static/<hash>/<name>` of the website; size in bytes. A file that cannot be read, or that
 * could run script when it is opened, is left out with a warning.
 */
export const publishFile = async (
  asset: ContentNode,
  tools: PictureTools,
): Promise<PublicFile | null> => {
  try {
    const source = await downloadAsset(asset, tools);
    const content = await readFile(source);
    const fileName = safeName(String(asset.filename));
    const contentType = String(asset.mimeType);
    await checkPublicFile({ fileName, contentType, content });
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
    const folder = join(process.cwd(), 'public', 'static', hash);
    await mkdir(folder, { recursive: true });
    await copyFile(source, join(folder, fileName));
    return {
      url: `${tools.pathPrefix}/static/${hash}/${fileName}`,
      fileName,
      size: content.length,
      contentType,
    };
  } catch (error) {
    return warnOfAsset(asset, error, tools);
  }
};
