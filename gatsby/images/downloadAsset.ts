import { basename, extname } from 'node:path';
import type { GatsbyCache, Reporter } from 'gatsby';
import { fetchRemoteFile } from 'gatsby-core-utils';
import type { ContentNode } from '../content/contentNode';
import { urlFileName } from './fileNames';

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
  const name = urlFileName(String(asset.filename));
  const extension = extname(name);
  const download = fetchRemoteFile({
    url,
    // A file of an earlier build is taken without a request.
    cacheKey: url,
    cache,
    ext: extension,
    name: basename(name, extension),
  }).finally(() => underWay.delete(url));
  underWay.set(url, download);
  return download;
};

/** Addresses of files that have been warned of; many pages show the same file, and an asset has a node for each locale. */
const warned = new Set<string>();

/** Libraries append dumps of what they have read. */
const firstLine = (error: unknown): string =>
  (String((error as Error | undefined)?.message ?? error).split('\n')[0] ?? '')
    .trim()
    .replace(/[.:]$/, '');

/** Warns once of a file that is left out, in one line that names the asset and the fix. */
export const warnOfAsset = (
  asset: ContentNode,
  error: unknown,
  { reporter }: Pick<PictureTools, 'reporter'>,
): null => {
  const address = String(asset.url);
  if (warned.has(address)) return null;
  warned.add(address);
  reporter.warn(
    `The file of the asset "${String(asset.title)}" (${asset.contentful_id}) is left out: ${firstLine(error)}. Upload it again, or another one in its place.`,
  );
  return null;
};
