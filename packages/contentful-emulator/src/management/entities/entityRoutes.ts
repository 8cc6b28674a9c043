import { applyPatch, type Operation } from 'rfc6902';
import { ApiError } from '../../delivery/apiError';
import type { SpaceContext } from '../../delivery/spaceContext';
import type { Entity, EntityKind, Link, LocalizedFields, Metadata } from '../../types';
import { checkPublishable } from '../validation/checkPublishable';
import { keepStoredFiles } from '../files/keepStoredFiles';
import { readBody, requireVersion, validationFailed } from '../managementErrors';
import { created, type Call, type ManagementRouter } from '../managementRouter';
import { newId } from '../newId';
import { managedItem } from './managedItem';
import { queryManaged } from './queryManaged';

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

/** Creating, changing, publishing and removing entries or assets. */
export const addEntityRoutes = (
  { inEnvironment }: ManagementRouter,
  context: SpaceContext,
  kind: EntityKind,
): void => {
  const { store } = context;
  const all = kind === 'Entry' ? '/entries' : '/assets';
  const one = `${all}/:id`;
  const idOf = (call: Call) => call.parameter('id');
  const show = (entity: Entity) => managedItem(entity, context);

  const save = (id: string, call: Call, body: EntityBody, contentTypeId?: string) => {
    const fields = keepStoredFiles(kind, id, body.fields ?? {}, context);
    const metadata = body.metadata && { ...body.metadata, tags: body.metadata.tags ?? [] };
    return store.put(
      kind,
      { id, fields, ...(metadata ? { metadata } : {}), contentTypeId },
      call.version,
    );
  };
  const create = (id: string, call: Call) => {
    const body = readEntity(call.body);
    const contentTypeId = call.header('x-contentful-content-type') ?? body.sys?.contentType?.sys.id;
    return created(show(save(id, { ...call, version: call.version ?? 0 }, body, contentTypeId)));
  };

  inEnvironment('GET', all, ({ query }) => queryManaged(kind, query, context));
  inEnvironment('GET', one, (call) => show(store.require(kind, idOf(call))));
  inEnvironment('POST', all, (call) => create(newId(), { ...call, version: 0 }));
  inEnvironment('PUT', one, (call) => {
    const before = store.get(kind, idOf(call));
    if (!before) return create(idOf(call), call);
    requireVersion(before.version, call.version);
    return show(save(before.id, call, readEntity(call.body)));
  });
  inEnvironment('PATCH', one, (call) => {
    const before = store.require(kind, idOf(call));
    requireVersion(before.version, call.version);
    const item = structuredClone(managedItem(before, context));
    const [problem] = applyPatch(item, call.body as Operation[]).filter(Boolean);
    if (problem) throw new ApiError(422, 'UnprocessableEntity', problem.message);
    return show(save(before.id, call, readEntity(item)));
  });
  inEnvironment('DELETE', one, (call) => {
    store.delete(kind, idOf(call), call.version);
    return undefined;
  });
  inEnvironment('PUT', `${one}/published`, (call) => {
    const before = store.require(kind, idOf(call));
    requireVersion(before.version, call.version);
    checkPublishable(before, context);
    return show(store.publish(kind, before.id, call.version));
  });
  const steps = [
    ['DELETE', 'published', 'unpublish'],
    ['PUT', 'archived', 'archive'],
    ['DELETE', 'archived', 'unarchive'],
  ] as const;
  for (const [method, path, step] of steps) {
    inEnvironment(method, `${one}/${path}`, (call) =>
      show(store[step](kind, idOf(call), call.version)),
    );
  }
  inEnvironment('GET', `${one}/references`, (call) => ({
    sys: { type: 'Array' },
    items: [show(store.require(kind, idOf(call)))],
  }));
};
