import { Readable } from 'node:stream';
import { ApiError } from '../../delivery/apiError';
import { spaceLinks, type SpaceContext } from '../../delivery/spaceContext';
import { notFound, requireVersion } from '../managementErrors';
import { created, type ManagementRouter } from '../managementRouter';
import { userLink } from '../user';
import { processFile, type UploadStorage } from './processFile';

const day = 24 * 60 * 60 * 1000;

/** Adds uploads and asset processing. */
export const addFileRoutes = (
  { inEnvironment }: ManagementRouter,
  context: SpaceContext,
  storage: UploadStorage,
  log: (line: string) => void,
): void => {
  const show = (id: string) => ({
    sys: {
      ...spaceLinks(context),
      id,
      type: 'Upload',
      createdAt: new Date().toISOString(),
      expiresAt: new Date(Date.now() + day).toISOString(),
      createdBy: userLink,
    },
  });
  inEnvironment('POST', '/uploads', async ({ body }) => {
    if (!(body instanceof Readable)) {
      throw new ApiError(
        400,
        'BadRequest',
        'An upload must have the content type application/octet-stream.',
      );
    }
    return created(show(await storage.uploads.save(body)));
  });
  inEnvironment('GET', '/uploads/:id', (request) => {
    const id = request.parameter('id');
    if (!storage.uploads.has(id)) throw notFound('Upload', id);
    return show(id);
  });
  inEnvironment('DELETE', '/uploads/:id', (request) => {
    storage.uploads.remove(request.parameter('id'));
    return undefined;
  });
  inEnvironment('PUT', '/assets/:id/files/:locale/process', (request) => {
    const [id, locale] = [request.parameter('id'), request.parameter('locale')];
    const asset = context.store.require('Asset', id);
    // Accepts older versions, because the SDK sends the requests for all locales with the same version.
    if (request.version === undefined || request.version > asset.version) {
      requireVersion(asset.version, request.version);
    }
    // Responds before processing ends, as Contentful does; clients poll the asset until its file has a URL.
    processFile(id, locale, context, storage).catch((error: unknown) => {
      log(`asset "${id}" (${locale}) could not be processed: ${(error as Error).message}`);
    });
    return undefined;
  });
};
