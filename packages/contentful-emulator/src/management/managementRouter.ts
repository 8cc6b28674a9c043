import { resourceNotFound, spaceNotFound } from '../delivery/apiError';
import { parseQuery, type Query } from '../delivery/queryPaging';
import type { SpaceContext } from '../delivery/spaceContext';
import type { App, HttpContext, Request } from '../http/app';
import { authenticateManagement } from '../http/authenticate';
import { sendJson } from '../http/sendBody';

export const managementType = 'application/vnd.contentful.management.v1+json';

/** An authenticated management API request. `version` is the header X-Contentful-Version. */
export type ManagementRequest = {
  parameter(name: string): string;
  query: Query;
  body: unknown;
  version: number | undefined;
  header(name: string): string | undefined;
};

/** Result of a handler: a body for 200, {@link created} for 201, undefined for 204. */
export type HandlerResult = object | undefined;

export class Created {
  constructor(readonly body: object) {}
}

export const created = (body: object) => new Created(body);

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Handler = (request: ManagementRequest) => HandlerResult | Promise<HandlerResult>;

/** Adds a route; `path` is relative to the root, the space or the environment. */
export type AddRoute = (method: Method, path: string, handler: Handler) => void;

export type ManagementRouter = {
  /** Below /spaces/{id}, with and without /environments/{id}. */
  inEnvironment: AddRoute;
  /** Below /spaces/{id}. */
  inSpace: AddRoute;
  atRoot: AddRoute;
};

const readVersion = (request: Request): number | undefined => {
  const text = request.headers['x-contentful-version'];
  return typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : undefined;
};

const toManagementRequest = (request: Request): ManagementRequest => ({
  parameter: (name) => (request.params as Record<string, string | undefined>)[name] ?? '',
  query: parseQuery(request.url),
  body: request.body,
  version: readVersion(request),
  header: (name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? value : undefined;
  },
});

/** Adds routes that require the management token and send responses in the format of Contentful's management API. */
export const managementRouter = (
  app: App,
  http: HttpContext,
  { spaceId, environment }: SpaceContext,
): ManagementRouter => {
  const add = (method: Method, url: string, handler: Handler) =>
    app.route({
      method,
      url,
      constraints: { api: 'management' },
      handler: async (request, reply) => {
        authenticateManagement(request, http);
        const parsed = toManagementRequest(request);
        const [space, requestedEnvironment] = [
          parsed.parameter('space'),
          parsed.parameter('environment'),
        ];
        if (url.startsWith('/spaces/:space') && space !== spaceId) throw spaceNotFound(space);
        if (url.includes('/:environment') && requestedEnvironment !== environment) {
          throw resourceNotFound({ type: 'Environment', id: requestedEnvironment, space: spaceId });
        }
        const result = await handler(parsed);
        reply.header('contentful-api', 'cma').header('cache-control', 'max-age=0');
        if (result === undefined) return reply.code(204).send();
        reply.header('content-type', managementType);
        if (!(result instanceof Created)) return sendJson(request, reply, result);
        return sendJson(request, reply.code(201), result.body);
      },
    });
  return {
    inEnvironment: (method, path, handler) => {
      add(method, `/spaces/:space${path}`, handler);
      add(method, `/spaces/:space/environments/:environment${path}`, handler);
    },
    inSpace: (method, path, handler) => add(method, `/spaces/:space${path}`, handler),
    atRoot: (method, path, handler) => add(method, path, handler),
  };
};
