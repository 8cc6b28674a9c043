import { basename, extname } from 'node:path';
import type { GatsbyCache, Reporter } from 'gatsby';
import { fetchRemoteFile } from 'gatsby-core-utils';
import type { ContentNode } from '../content/contentNode';

export type PictureTools = { cache: GatsbyCache; reporter: Reporter; pathPrefix: string };

const underWay = new Map<string, Promise<string>>();

/**
 * A local copy of an asset's file. Contentful gives a changed file a new address, so the copy never goes stale.
 *
 * @throws Error when the file cannot be fetched.
 */
export const downloadAsset = (asset: ContentNode, { cache }: PictureTools): Promise<string> => {
  const url = String(asset.url);
  // fetchRemoteFile makes a second caller for the same address wait three seconds; an asset has a node a locale.
  const running = underWay.get(url);
  if (running) return running;
  const extension = extname(String(asset.filename));
  const download = fetchRemoteFile({
    url,
    cache,
    ext: extension,
    name: basename(String(asset.filename), extension),
  }).finally(() => underWay.delete(url));
  underWay.set(url, download);
  return download;
};

/** Says which asset a page has to do without, and what to do about it. */
export const warnOfAsset = (
  asset: ContentNode,
  error: unknown,
  { reporter }: PictureTools,
): null => {
  reporter.warn(
    `The file of the asset "${String(asset.title)}" (${asset.contentful_id}) is left out: ${(error as Error).message}. Upload it again, or another one in its place.`,
  );
  return null;
};
