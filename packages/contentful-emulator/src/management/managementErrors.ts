import { ApiError, resourceNotFound } from '../delivery/apiError';

/** One item of `details.errors` in Contentful's validation errors. */
export type ValidationProblem = {
  name: string;
  details: string;
  path: (string | number)[];
} & Record<string, unknown>;

export const validationFailed = (errors: readonly ValidationProblem[]) =>
  new ApiError(422, 'ValidationFailed', 'Validation error', { errors });

export const versionMismatch = () => new ApiError(409, 'VersionMismatch', 'Version mismatch error');

export const conflict = (message: string) => new ApiError(409, 'Conflict', message);

export const notFound = (type: string, id: string) => resourceNotFound({ type, id });

/** Optimistic locking: throws Contentful's 409 unless X-Contentful-Version is the current version. */
export const requireVersion = (actual: number, given: number | undefined): void => {
  if (given !== actual) throw versionMismatch();
};

/** Throws Contentful's 400 unless a request body is an object. */
export const readBody = (body: unknown): Record<string, unknown> => {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
    return body as Record<string, unknown>;
  }
  throw new ApiError(400, 'BadRequest', 'The body you sent is not a valid JSON object.');
};
