import { setTimeout as wait } from 'node:timers/promises';
import { ApiError, rateLimitExceeded, resourceNotFound, serverError } from '../delivery/apiError';
import { StoreError, type StoreErrorId } from '../store/storeError';
import type { App, HttpContext, Reply, Request } from './app';
import { sendJson } from './sendBody';

/** Contentful's default rate limit. Sent in the rate-limit headers also if no limit is enforced. */
const defaultRateLimit = 55;

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers':
    'Accept,Accept-Language,Authorization,Cache-Control,Content-Length,Content-Range,Content-Type,Origin,Range,User-Agent,X-Requested-With,X-Contentful-User-Agent,X-Contentful-Version',
  'access-control-expose-headers': 'Etag,X-Contentful-Request-Id',
  'access-control-allow-methods': 'GET,HEAD,OPTIONS',
  'access-control-max-age': '86400',
};

const statusOf: Record<StoreErrorId, number> = {
  NotFound: 404,
  Conflict: 409,
  VersionMismatch: 409,
  ValidationFailed: 422,
  BadRequest: 400,
};

const toApiError = (error: unknown, request: Request, { log }: HttpContext): ApiError => {
  if (error instanceof ApiError) return error;
  if (error instanceof StoreError) return new ApiError(statusOf[error.id], error.id, error.message);
  const { statusCode, message } = error as { statusCode?: number; message?: string };
  if (statusCode !== undefined && statusCode < 500) {
    return new ApiError(statusCode, 'BadRequest', message ?? 'Bad request');
  }
  log(
    `${request.method} ${request.url} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  );
  return serverError();
};

const isControl = (url: string) => url.startsWith('/__');

const injectFaults = async (request: Request, reply: Reply, { faults }: HttpContext) => {
  const { slowMilliseconds, requestsPerSecond } = faults.settings;
  const limit = requestsPerSecond || defaultRateLimit;
  const remaining = faults.remainingThisSecond(limit);
  reply
    .header('x-contentful-ratelimit-second-limit', String(limit))
    .header('x-contentful-ratelimit-second-remaining', String(Math.max(0, remaining)))
    .header('x-contentful-ratelimit-reset', '0');
  if (slowMilliseconds > 0 && faults.appliesTo(request.url)) {
    await wait(slowMilliseconds, undefined, { ref: false });
  }
  if (requestsPerSecond > 0 && remaining < 0) throw rateLimitExceeded(1);
  const fault = faults.consume(request.url);
  if (fault === 'tooManyRequests') throw rateLimitExceeded(1);
  if (fault === 'serverErrors') throw serverError();
  if (fault === 'dropConnections') {
    reply.hijack();
    request.raw.destroy();
  }
  request.isTruncated = fault === 'cutConnections';
};

/** Adds what all responses have: request id, CORS and rate-limit headers, injected faults and Contentful's error bodies. */
export const addHooks = (app: App, context: HttpContext): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-contentful-request-id', request.id).headers(cors);
    if (request.method === 'OPTIONS') return reply.code(204).send();
    if (!isControl(request.url)) await injectFaults(request, reply, context);
    return undefined;
  });
  const sendError = async (error: unknown, request: Request, reply: Reply) => {
    const apiError = toApiError(error, request, context);
    reply.code(apiError.status).headers(apiError.headers).removeHeader('content-encoding');
    return sendJson(request, reply, apiError.toBody(request.id));
  };
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => sendError(resourceNotFound(), request, reply));
};
