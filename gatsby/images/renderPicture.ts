import { existsSync } from 'node:fs';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { forkLowPriority } from '../../hosting/worker-pool/forkSource';
import { openWorker, type PoolWorker } from '../../hosting/worker-pool/openWorker';
import type { ContentNode } from '../content/contentNode';
import { downloadAsset, warnOfAsset, type PictureTools } from './downloadAsset';
import { dataFolder, renderFile } from './renderFile';

/** The process of `renderAhead`, while it runs. */
let worker: PoolWorker<string, IGatsbyImageData> | undefined;

const renderThereOrHere = async (
  file: string,
  { pathPrefix }: PictureTools,
): Promise<IGatsbyImageData> => {
  const [data] = (await worker?.run([file])) ?? [];
  return data ?? renderFile(file, pathPrefix);
};

/** By address: Contentful gives a changed file a new one. Many pages show the same pictures. */
const rendered = new Map<string, Promise<IGatsbyImageData>>();

const renderedOnce = (asset: ContentNode, tools: PictureTools): Promise<IGatsbyImageData> => {
  const address = String(asset.url);
  const known = rendered.get(address);
  if (known) return known;
  const picture = downloadAsset(asset, tools).then((file) => renderThereOrHere(file, tools));
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

/** Enough to keep a processor busy while the next file is fetched. */
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
    // What cannot be rendered is said when a page asks for it.
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
 * Begins to render assets in a process of its own, which takes what Gatsby leaves of the processors: until queries ask for
 * them, Gatsby would not begin. Nothing is done where pictures are there from an earlier build. `renderedAhead` waits for it.
 */
export const renderAhead = (assets: readonly ContentNode[], tools: PictureTools): void => {
  if (assets.length > 0 && !hasRenderedBefore()) rendering = renderAll(assets, tools);
};

/** Resolves when all is rendered that was begun ahead. */
export const renderedAhead = (): Promise<void> => rendering;
