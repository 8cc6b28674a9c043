import { Readable } from 'node:stream';
import { ApiError } from '../../delivery/apiError';
import { placeOf, type SpaceContext } from '../../delivery/spaceContext';
import { notFound, requireVersion } from '../managementErrors';
import { created, type ManagementRouter } from '../managementRouter';
import { userLink } from '../user';
import { processFile, type FileKeeper } from './processFile';

const day = 24 * 60 * 60 * 1000;

/** Uploads, and making an asset's upload its file. */
export const addFileRoutes = (
  { inEnvironment }: ManagementRouter,
  context: SpaceContext,
  keeper: FileKeeper,
  log: (line: string) => void,
): void => {
  const show = (id: string) => ({
    sys: {
      ...placeOf(context),
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
        'An upload is sent as content type application/octet-stream.',
      );
    }
    return created(show(await keeper.uploads.keep(body)));
  });
  inEnvironment('GET', '/uploads/:id', (call) => {
    const id = call.parameter('id');
    if (!keeper.uploads.has(id)) throw notFound('Upload', id);
    return show(id);
  });
  inEnvironment('DELETE', '/uploads/:id', (call) => {
    keeper.uploads.remove(call.parameter('id'));
    return undefined;
  });
  inEnvironment('PUT', '/assets/:id/files/:locale/process', (call) => {
    const [id, locale] = [call.parameter('id'), call.parameter('locale')];
    const asset = context.store.require('Asset', id);
    // The tools process all locales at once with one version, so a version that was right a moment ago is right.
    if (call.version === undefined || call.version > asset.version) {
      requireVersion(asset.version, call.version);
    }
    // As at Contentful, the answer does not wait; clients ask again until the file has an address.
    processFile(id, locale, context, keeper).catch((error: unknown) => {
      log(`asset "${id}" (${locale}) could not be processed: ${(error as Error).message}`);
    });
    return undefined;
  });
};
