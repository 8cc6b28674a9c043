import { resourceNotFound, spaceNotFound } from '../delivery/apiError';
import { parseQuery, type Query } from '../delivery/queryPaging';
import type { SpaceContext } from '../delivery/spaceContext';
import type { App, HttpContext, Request } from '../http/app';
import { authenticateManagement } from '../http/authenticate';
import { sendJson } from '../http/sendBody';

export const managementType = 'application/vnd.contentful.management.v1+json';

/** A request of the management API, its token checked. `version` is X-Contentful-Version. */
export type Call = {
  parameter(name: string): string;
  query: Query;
  body: unknown;
  version: number | undefined;
  header(name: string): string | undefined;
};

/** What is answered: a body with 200, or {@link created}, or undefined for 204. */
export type Answer = object | undefined;

export class Created {
  constructor(readonly body: object) {}
}

export const created = (body: object) => new Created(body);

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Handler = (call: Call) => Answer | Promise<Answer>;

/** Adds one endpoint below /spaces/{id}, or the root for the few that belong to no space. */
export type AddRoute = (method: Method, path: string, handler: Handler) => void;

export type ManagementRouter = {
  /** Below the space, with and without the environment in the path. */
  inEnvironment: AddRoute;
  /** Below the space alone. */
  inSpace: AddRoute;
  atRoot: AddRoute;
};

const readVersion = (request: Request): number | undefined => {
  const text = request.headers['x-contentful-version'];
  return typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : undefined;
};

const toCall = (request: Request): Call => ({
  parameter: (name) => (request.params as Record<string, string | undefined>)[name] ?? '',
  query: parseQuery(request.url),
  body: request.body,
  version: readVersion(request),
  header: (name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? value : undefined;
  },
});

/** Endpoints that only the management token reaches, answered as Contentful's management API does. */
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
        const call = toCall(request);
        const [space, asked] = [call.parameter('space'), call.parameter('environment')];
        if (url.startsWith('/spaces/:space') && space !== spaceId) throw spaceNotFound(space);
        if (url.includes('/:environment') && asked !== environment) {
          throw resourceNotFound({ type: 'Environment', id: asked, space: spaceId });
        }
        const answer = await handler(call);
        reply.header('contentful-api', 'cma').header('cache-control', 'max-age=0');
        if (answer === undefined) return reply.code(204).send();
        reply.header('content-type', managementType);
        if (!(answer instanceof Created)) return sendJson(request, reply, answer);
        return sendJson(request, reply.code(201), answer.body);
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
