import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { EntryStatus } from './entryStatus';

export type EntryRouteOptions = {
  /** The bearer token of the app. */
  token: string;
  /** Origins of the app, if another server than this one serves its files. */
  origins: readonly string[];
  read: (id: string) => Promise<EntryStatus>;
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a request has the token. */
export const isAllowed = ({ headers }: FastifyRequest, token: string): boolean => {
  const [scheme, given] = (headers.authorization ?? '').split(' ');
  return (
    scheme?.toLowerCase() === 'bearer' &&
    given !== undefined &&
    timingSafeEqual(digest(given), digest(token))
  );
};

/** Allows the origins of the app, and no other website, to read an answer. */
export const addCorsHeaders = (
  { headers: { origin } }: FastifyRequest,
  reply: FastifyReply,
  origins: readonly string[],
): void => {
  void reply.headers({ 'cache-control': 'no-store', vary: 'origin' });
  if (origin === undefined || !origins.includes(origin)) return;
  void reply.headers({
    'access-control-allow-origin': origin,
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-max-age': '600',
  });
};

/**
 * Serves the status of one entry at `/entries/<id>`, for the sidebar app. Requires the token, because the answer names
 * publications that are not live.
 */
export const addEntryRoutes = (
  app: FastifyInstance,
  { token, origins, read }: EntryRouteOptions,
): void => {
  const path = '/entries/:id';
  app.options(path, (request, reply) => {
    addCorsHeaders(request, reply, origins);
    return reply.code(204).send();
  });
  app.get<{ Params: { id: string } }>(path, async (request, reply) => {
    addCorsHeaders(request, reply, origins);
    if (!isAllowed(request, token)) {
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send({ message: 'The token of the app is missing or wrong: see PUBLISH_APP_TOKEN.' });
    }
    return reply.send(await read(request.params.id));
  });
};
