import { z } from 'zod';
import { ApiError, resourceNotFound } from '../delivery/apiError';
import type { App, HttpContext, Reply, Request } from '../http/app';
import { authenticateControl } from '../http/authenticate';
import { sendJson } from '../http/sendBody';
import type { SpaceAccess } from './spaceAccess';

const target = z.object({ kind: z.enum(['Entry', 'Asset']), id: z.string() });
const filter = z.object({ kind: z.enum(['Entry', 'Asset']), contentType: z.string().optional() });
const newEntry = z.object({
  contentTypeId: z.string(),
  fields: z.record(z.string(), z.record(z.string(), z.unknown())),
});
const edit = z.object({
  field: z.string(),
  value: z.unknown().optional(),
  locale: z.string().optional(),
});

const toBadRequest = (error: unknown): never => {
  if (!(error instanceof z.ZodError)) throw error;
  const [issue] = error.issues;
  throw new ApiError(
    400,
    'BadRequest',
    `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is wrong'}`,
  );
};

/** Adds the emulator's own endpoints: /__space for the command line, /__faults for fault injection. They require the delivery token. */
export const addControlRoutes = (app: App, http: HttpContext, access: SpaceAccess): void => {
  const route =
    (work: (request: Request) => object | Promise<object>) =>
    async (request: Request, reply: Reply) => {
      authenticateControl(request, http);
      const result = await Promise.resolve(request).then(work).catch(toBadRequest);
      return sendJson(request, reply, result);
    };
  const entity = '/__space/:kind/:id';

  app.get(
    '/__space/status',
    route(() => access.status()),
  );
  app.get(
    '/__space/list',
    route(async (request) => {
      const { kind, contentType } = filter.parse(request.query);
      return access.list(kind, contentType);
    }),
  );
  app.get(
    '/__space/content-types/:id',
    route(async (request) => {
      const { id } = target.pick({ id: true }).parse(request.params);
      const found = await access.contentType(id);
      if (!found) throw resourceNotFound({ type: 'ContentType', id });
      return found;
    }),
  );
  app.get(
    entity,
    route(async (request) => {
      const { kind, id } = target.parse(request.params);
      const found = await access.get(kind, id);
      if (!found) throw resourceNotFound({ type: kind, id });
      return found;
    }),
  );
  app.put(
    '/__space/Entry/:id',
    route((request) => {
      const { id } = target.pick({ id: true }).parse(request.params);
      return access.create(id, newEntry.parse(request.body));
    }),
  );
  app.put(
    `${entity}/field`,
    route((request) => {
      const { kind, id } = target.parse(request.params);
      return access.setField(kind, id, edit.parse(request.body));
    }),
  );
  for (const action of ['publish', 'unpublish'] as const) {
    app.put(
      `${entity}/${action}`,
      route((request) => {
        const { kind, id } = target.parse(request.params);
        return access[action](kind, id);
      }),
    );
  }
  app.delete(
    entity,
    route(async (request) => {
      const { kind, id } = target.parse(request.params);
      await access.delete(kind, id);
      return {};
    }),
  );

  app.get(
    '/__faults',
    route(() => http.faults.settings),
  );
  app.put(
    '/__faults',
    route((request) => {
      http.faults.set(request.body as Partial<typeof http.faults.settings>);
      return http.faults.settings;
    }),
  );
  app.delete(
    '/__faults',
    route(() => {
      http.faults.reset();
      return http.faults.settings;
    }),
  );
};
