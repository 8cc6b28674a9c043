const notFound = 'The resource could not be found.';

/** A Contentful API error response: HTTP status, `sys.id`, message and details. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly id: string,
    message: string,
    readonly details?: Record<string, unknown>,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
    this.name = 'ApiError';
  }

  /** JSON body of the response, in Contentful's format. */
  toBody(requestId: string): Record<string, unknown> {
    return {
      sys: { type: 'Error', id: this.id },
      message: this.message,
      ...(this.details ? { details: this.details } : {}),
      requestId,
    };
  }
}

export const resourceNotFound = (details?: Record<string, unknown>) =>
  new ApiError(404, 'NotFound', notFound, details);

export const spaceNotFound = (spaceId: string) =>
  resourceNotFound({ sys: { type: 'Space', id: spaceId } });

export const badRequest = (message: string) => new ApiError(400, 'BadRequest', message);

/** Error response for a query parameter that does not match the content model; `errors` has one item per error. */
export const invalidQuery = (errors: Record<string, unknown>[]) =>
  new ApiError(
    400,
    'InvalidQuery',
    'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.',
    { errors },
  );

export const unknownPath = (path: string) =>
  invalidQuery([
    { name: 'unknown', path: path.split('.'), details: `The path "${path}" is not recognized` },
  ]);

export const accessTokenInvalid = () =>
  new ApiError(
    401,
    'AccessTokenInvalid',
    'The access token you sent could not be found or is invalid.',
  );

/** `resetSeconds`: seconds until the client may retry. */
export const rateLimitExceeded = (resetSeconds: number) =>
  new ApiError(
    429,
    'RateLimitExceeded',
    'You have exceeded the rate limit of the Organization this Space belongs to by making too many API requests within a short timespan. Please wait a moment before trying the request again.',
    undefined,
    { 'x-contentful-ratelimit-reset': String(resetSeconds) },
  );

export const serverError = () => new ApiError(500, 'ServerError', 'Internal Server Error');

export const responseTooBig = (maximumBytes: number) =>
  badRequest(`Response size too big. Maximum allowed response size: ${maximumBytes}B.`);
