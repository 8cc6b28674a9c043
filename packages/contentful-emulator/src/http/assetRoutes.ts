import { readFile } from 'node:fs/promises';
import type { AssetFile } from '../assets/assetFile';
import type { StoredFile } from '../assets/assetLibrary';
import { ApiError, resourceNotFound } from '../delivery/apiError';
import { parseQuery } from '../delivery/queryPaging';
import type { SpaceContext } from '../delivery/spaceContext';
import type { ImageCache } from '../images/imageCache';
import { readImageQuery, type ImageRequest } from '../images/imageQuery';
import { contentTypes, formatOf, transformImage } from '../images/transformImage';
import type { App, Reply, Request } from './app';
import { sendBytes } from './sendBody';

type Parameters = { space: string; asset: string; token: string; name: string };

/** Asset URLs contain a content hash, so responses can be cached immutableCaching. */
const immutableCaching = 'public, max-age=31536000, immutable';

const send = async (
  request: Request,
  reply: Reply,
  tag: string,
  contentType: string,
  read: () => Promise<Buffer>,
) => {
  const etag = `"${tag}"`;
  reply.header('cache-control', immutableCaching).header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const body = await read();
  reply.header('content-type', contentType);
  return sendBytes(request, reply, body);
};

const transform = async (file: StoredFile, contentType: string, imageRequest: ImageRequest) => {
  try {
    return await transformImage(file.path, formatOf(contentType) ?? 'png', imageRequest);
  } catch (error) {
    throw new ApiError(
      422,
      'UnprocessableEntity',
      `The image could not be transformed: ${(error as Error).message}`,
    );
  }
};

/** Whether the Images API transforms a file: raster images always, SVG only with the parameter `fm`. */
const isTransformable = (contentType: string, imageRequest: ImageRequest) =>
  formatOf(contentType) !== undefined ||
  (contentType === 'image/svg+xml' && imageRequest.format !== undefined);

/** Adds the routes of asset files, /{space}/{asset}/{token}/{name}, with the parameters of the Images API. */
export const addAssetRoutes = (app: App, context: SpaceContext, cache: ImageCache): void => {
  const find = ({ space, asset, token }: Parameters): [AssetFile, StoredFile] => {
    const entity = space === context.spaceId ? context.store.get('Asset', asset) : undefined;
    const file = entity && context.library.findByToken(entity, token);
    const stored = file && context.library.find(file.url);
    if (!file || !stored) {
      throw resourceNotFound({
        type: 'Asset',
        id: asset,
        environment: context.environment,
        space,
      });
    }
    return [file, stored];
  };
  app.get('/:space/:asset/:token/:name', (request, reply) => {
    const [file, stored] = find(request.params as Parameters);
    const contentType = file.contentType || 'application/octet-stream';
    const imageRequest = contentType.startsWith('image/')
      ? readImageQuery(parseQuery(request.url))
      : undefined;
    if (!imageRequest || !isTransformable(contentType, imageRequest)) {
      return send(request, reply, stored.hash, contentType, () => readFile(stored.path));
    }
    const key = cache.keyOf(stored.hash, { contentType, ...imageRequest });
    const transformedType = contentTypes[imageRequest.format ?? formatOf(contentType) ?? 'png'];
    return send(request, reply, key, transformedType, () =>
      cache.get(key, () => transform(stored, contentType, imageRequest)),
    );
  });
};
