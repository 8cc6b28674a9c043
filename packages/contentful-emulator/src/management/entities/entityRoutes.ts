import { applyPatch, type Operation } from 'rfc6902';
import { ApiError } from '../../delivery/apiError';
import type { SpaceContext } from '../../delivery/spaceContext';
import type { Entity, EntityKind, Link, LocalizedFields, Metadata } from '../../types';
import { checkPublishable } from '../validation/checkPublishable';
import { restoreFileUrls } from '../files/restoreFileUrls';
import { readBody, requireVersion, validationFailed } from '../managementErrors';
import { created, type ManagementRequest, type ManagementRouter } from '../managementRouter';
import { newId } from '../newId';
import { managementItem } from './managementItem';
import { readLocaleChange } from './readLocaleChange';
import { queryManagementEntities } from './queryManagementEntities';

type EntityBody = { fields?: LocalizedFields; metadata?: Metadata; sys?: { contentType?: Link } };

const isLocalized = (value: unknown): value is LocalizedFields =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((byLocale) => typeof byLocale === 'object' && byLocale !== null);

const readEntity = (body: unknown): EntityBody => {
  const entity = readBody(body) as EntityBody;
  if (entity.fields !== undefined && !isLocalized(entity.fields)) {
    throw validationFailed([
      {
        name: 'type',
        type: 'Object',
        details: 'Fields must be objects of values by locale',
        path: ['fields'],
      },
    ]);
  }
  return entity;
};

/** Adds the routes that read, create, update, publish, archive and delete entries or assets. */
export const addEntityRoutes = (
  { inEnvironment }: ManagementRouter,
  context: SpaceContext,
  kind: EntityKind,
): void => {
  const { store } = context;
  const all = kind === 'Entry' ? '/entries' : '/assets';
  const one = `${all}/:id`;
  const idOf = (request: ManagementRequest) => request.parameter('id');
  const show = (entity: Entity) => managementItem(entity, context);

  const save = (
    id: string,
    request: ManagementRequest,
    body: EntityBody,
    contentTypeId?: string,
  ) => {
    const fields = restoreFileUrls(kind, id, body.fields ?? {}, context);
    const metadata = body.metadata && { ...body.metadata, tags: body.metadata.tags ?? [] };
    return store.put(
      kind,
      { id, fields, ...(metadata ? { metadata } : {}), contentTypeId },
      request.version,
    );
  };
  const create = (id: string, request: ManagementRequest) => {
    const body = readEntity(request.body);
    const contentTypeId =
      request.header('x-contentful-content-type') ?? body.sys?.contentType?.sys.id;
    return created(
      show(save(id, { ...request, version: request.version ?? 0 }, body, contentTypeId)),
    );
  };

  inEnvironment('GET', all, ({ query }) => queryManagementEntities(kind, query, context));
  inEnvironment('GET', `/public${all}`, ({ query }) =>
    queryManagementEntities(kind, query, context, 'published'),
  );
  inEnvironment('GET', one, (request) => show(store.require(kind, idOf(request))));
  inEnvironment('POST', all, (request) => create(newId(), { ...request, version: 0 }));
  inEnvironment('PUT', one, (request) => {
    const before = store.get(kind, idOf(request));
    if (!before) return create(idOf(request), request);
    requireVersion(before.version, request.version);
    return show(save(before.id, request, readEntity(request.body)));
  });
  inEnvironment('PATCH', one, (request) => {
    const before = store.require(kind, idOf(request));
    requireVersion(before.version, request.version);
    const item = structuredClone(managementItem(before, context));
    const [problem] = applyPatch(item, request.body as Operation[]).filter(Boolean);
    if (problem) throw new ApiError(422, 'UnprocessableEntity', problem.message);
    return show(save(before.id, request, readEntity(item)));
  });
  inEnvironment('DELETE', one, (request) => {
    store.delete(kind, idOf(request), request.version);
    return undefined;
  });
  inEnvironment('PUT', `${one}/published`, (request) => {
    const before = store.require(kind, idOf(request));
    requireVersion(before.version, request.version);
    const change = readLocaleChange(request.body);
    if (!change || change.add.length > 0) checkPublishable(before, context, change?.add);
    return show(
      change
        ? store.changeLocales(kind, before.id, change, request.version)
        : store.publish(kind, before.id, request.version),
    );
  });
  const steps = [
    ['DELETE', 'published', 'unpublish'],
    ['PUT', 'archived', 'archive'],
    ['DELETE', 'archived', 'unarchive'],
  ] as const;
  for (const [method, path, step] of steps) {
    inEnvironment(method, `${one}/${path}`, (request) =>
      show(store[step](kind, idOf(request), request.version)),
    );
  }
  inEnvironment('GET', `${one}/references`, (request) => ({
    sys: { type: 'Array' },
    items: [show(store.require(kind, idOf(request)))],
  }));
};
