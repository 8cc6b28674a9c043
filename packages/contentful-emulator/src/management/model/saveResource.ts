import type { SpaceStore } from '../../store/spaceStore';
import type { Resource, ResourceBody, ResourceType } from '../../types';
import { requireVersion } from '../managementErrors';
import { omit } from '../omit';

/** Removes `sys` from a request body: the server sets it. */
export const withoutSys = (body: Record<string, unknown>): ResourceBody => omit(body, 'sys');

/** Creates or replaces a resource. Throws Contentful's 409 if `version` is not the current version. */
export const saveResource = (
  store: SpaceStore,
  type: ResourceType,
  id: string,
  body: ResourceBody,
  version: number | undefined,
  action: 'save' | 'execute' = 'save',
): Resource => {
  const existing = store.resource(type, id);
  if (existing) requireVersion(existing.version, version);
  return store.changeResource(existing ? action : 'create', type, id, (before, now) => ({
    ...(before ?? { type, id, createdAt: now, publishedCounter: 0 }),
    version: (before?.version ?? 0) + 1,
    updatedAt: now,
    body,
  }));
};

/** Finds a resource by id. Throws the result of `missing`, Contentful's 404, if it does not exist. */
export const findResource = (
  store: SpaceStore,
  type: ResourceType,
  id: string,
  missing: (type: string, id: string) => Error,
): Resource => {
  const found = store.resource(type, id);
  if (!found) throw missing(type, id);
  return found;
};
