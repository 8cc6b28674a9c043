import { existsSync } from 'node:fs';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { forkLowPriority } from '../../hosting/worker-pool/forkSource';
import { openWorker, type PoolWorker } from '../../hosting/worker-pool/openWorker';
import type { ContentNode } from '../content/contentNode';
import { downloadAsset, warnOfAsset, type PictureTools } from './downloadAsset';
import { dataFolder, isRendered, recipe, renderFile } from './renderFile';

/** The process of `startPrerendering`, while it runs. */
let worker: PoolWorker<string, IGatsbyImageData> | undefined;

const renderThereOrHere = async (
  file: string,
  { pathPrefix }: PictureTools,
): Promise<IGatsbyImageData> => {
  const [data] = (await worker?.run([file])) ?? [];
  return data ?? renderFile(file, pathPrefix);
};

/** Takes the data of an earlier build by the address of the file, so that the file need not be read for its hash. */
const renderOrKeep = async (asset: ContentNode, tools: PictureTools): Promise<IGatsbyImageData> => {
  const { cache, pathPrefix } = tools;
  const key = `picture ${recipe} ${pathPrefix} ${String(asset.url)}`;
  const earlier = (await cache.get(key)) as IGatsbyImageData | undefined;
  if (earlier && isRendered(earlier, pathPrefix)) return earlier;
  const data = await renderThereOrHere(await downloadAsset(asset, tools), tools);
  await cache.set(key, data);
  return data;
};

/** By address: Contentful gives a changed file a new one. Many pages show the same pictures. */
const rendered = new Map<string, Promise<IGatsbyImageData>>();

const renderedOnce = (asset: ContentNode, tools: PictureTools): Promise<IGatsbyImageData> => {
  const address = String(asset.url);
  const known = rendered.get(address);
  if (known) return known;
  const picture = renderOrKeep(asset, tools);
  rendered.set(address, picture);
  picture.catch(() => rendered.delete(address));
  return picture;
};

/**
 * Renders an asset as AVIF and WebP files below `/static/`, named by a hash of its bytes. A picture that cannot be
 * fetched or read is left out with a warning.
 */
export const renderPicture = async (
  asset: ContentNode,
  tools: PictureTools,
): Promise<IGatsbyImageData | null> => {
  try {
    return await renderedOnce(asset, tools);
  } catch (error) {
    return warnOfAsset(asset, error, tools);
  }
};

/** Enough to keep the process busy while the next file is fetched. */
const picturesAtOnce = 2;

const renderAll = async (assets: readonly ContentNode[], tools: PictureTools): Promise<void> => {
  const ahead = openWorker<string, IGatsbyImageData>(
    'gatsby/images/renderFile.ts',
    { pathPrefix: tools.pathPrefix },
    forkLowPriority,
  );
  worker = ahead;
  const queue = assets.values();
  const renderNext = async (): Promise<void> => {
    // The resolver reports failures.
    for (const asset of queue) await renderedOnce(asset, tools).catch(() => undefined);
  };
  await Promise.all(Array.from({ length: picturesAtOnce }, renderNext));
  worker = undefined;
  ahead.close();
};

let rendering = Promise.resolve();

/** Whether an earlier build has rendered pictures, so that few are missing. */
export const hasRenderedBefore = (): boolean => existsSync(dataFolder);

/**
 * Starts rendering assets in a separate low-priority process, before queries request them. Does nothing if an earlier build has rendered images. `prerenderingDone` waits for it.
 */
export const startPrerendering = (assets: readonly ContentNode[], tools: PictureTools): void => {
  if (assets.length > 0 && !hasRenderedBefore()) rendering = renderAll(assets, tools);
};

/** Resolves when prerendering has ended. */
export const prerenderingDone = (): Promise<void> => rendering;
