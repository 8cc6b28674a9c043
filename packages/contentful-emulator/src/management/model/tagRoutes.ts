import type { SpaceContext } from '../../delivery/spaceContext';
import { notFound, readBody, requireVersion } from '../managementErrors';
import { created, type ManagementRequest, type ManagementRouter } from '../managementRouter';
import { resourceItem } from './resourceItem';
import { resourceList } from './resourceList';
import { findResource, saveResource } from './saveResource';

/** Adds the routes of tags. The delivery API returns public tags only. */
export const addTagRoutes = ({ inEnvironment }: ManagementRouter, context: SpaceContext) => {
  const { store } = context;
  const find = (request: ManagementRequest) =>
    findResource(store, 'Tag', request.parameter('id'), notFound);
  inEnvironment('GET', '/tags', ({ query }) =>
    resourceList(store.resources('Tag'), query, context),
  );
  inEnvironment('GET', '/tags/:id', (request) => resourceItem(find(request), context));
  inEnvironment('PUT', '/tags/:id', (request) => {
    const id = request.parameter('id');
    const before = store.resource('Tag', id);
    const { name, sys } = readBody(request.body) as {
      name?: string;
      sys?: { visibility?: string };
    };
    const visibility = before?.body.visibility ?? sys?.visibility ?? 'private';
    const body = { name: name ?? id, visibility };
    const saved = resourceItem(saveResource(store, 'Tag', id, body, request.version), context);
    return before ? saved : created(saved);
  });
  inEnvironment('DELETE', '/tags/:id', (request) => {
    const { id, version } = find(request);
    requireVersion(version, request.version);
    store.removeResource('Tag', id);
    return undefined;
  });
};
