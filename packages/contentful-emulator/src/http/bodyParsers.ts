import { ApiError } from '../delivery/apiError';
import type { App } from './app';

const jsonTypes = [
  'application/vnd.contentful.management.v1+json',
  'application/json-patch+json',
  'application/json',
];

/** Contentful's maximum request size, 7 MB. */
const maximumJsonBytes = 7 * 1024 * 1024;

/** Adds body parsers: JSON with Contentful's media types, where an empty body is allowed, and uploads as streams. */
export const addBodyParsers = (app: App): void => {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    jsonTypes,
    { parseAs: 'string', bodyLimit: maximumJsonBytes },
    (_request, body, done) => {
      if (body === '') {
        done(null, undefined);
        return;
      }
      try {
        done(null, JSON.parse(body as string));
      } catch {
        done(new ApiError(400, 'InvalidJsonBody', 'The body you sent is not valid JSON.'));
      }
    },
  );
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => {
    done(null, payload);
  });
};
