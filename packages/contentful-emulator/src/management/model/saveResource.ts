import type { SpaceStore } from '../../store/spaceStore';
import type { Resource, ResourceBody, ResourceType } from '../../types';
import { requireVersion } from '../managementErrors';
import { without } from '../without';

/** A request's body without what the server itself answers. */
export const withoutSys = (body: Record<string, unknown>): ResourceBody => without(body, 'sys');

/** Creates a resource, or replaces one whose version is the given one. Throws Contentful's 409 otherwise. */
export const saveResource = (
  store: SpaceStore,
  type: ResourceType,
  id: string,
  body: ResourceBody,
  version: number | undefined,
): Resource => {
  const existing = store.resource(type, id);
  if (existing) requireVersion(existing.version, version);
  return store.changeResource(existing ? 'save' : 'create', type, id, (before, now) => ({
    ...(before ?? { type, id, createdAt: now, publishedCounter: 0 }),
    version: (before?.version ?? 0) + 1,
    updatedAt: now,
    body,
  }));
};

/** The resource with this id. Throws Contentful's 404 through `missing` if there is none. */
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
