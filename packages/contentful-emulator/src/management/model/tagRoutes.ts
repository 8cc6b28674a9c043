import type { SpaceContext } from '../../delivery/spaceContext';
import { notFound, readBody, requireVersion } from '../managementErrors';
import { created, type Call, type ManagementRouter } from '../managementRouter';
import { resourceItem } from './resourceItem';
import { resourceList } from './resourceList';
import { findResource, saveResource } from './saveResource';

/** Tags; a public one is shown by the delivery API too. */
export const addTagRoutes = ({ inEnvironment }: ManagementRouter, context: SpaceContext) => {
  const { store } = context;
  const find = (call: Call) => findResource(store, 'Tag', call.parameter('id'), notFound);
  inEnvironment('GET', '/tags', ({ query }) =>
    resourceList(store.resources('Tag'), query, context),
  );
  inEnvironment('GET', '/tags/:id', (call) => resourceItem(find(call), context));
  inEnvironment('PUT', '/tags/:id', (call) => {
    const id = call.parameter('id');
    const before = store.resource('Tag', id);
    const { name, sys } = readBody(call.body) as { name?: string; sys?: { visibility?: string } };
    const visibility = before?.body.visibility ?? sys?.visibility ?? 'private';
    const body = { name: name ?? id, visibility };
    const saved = resourceItem(saveResource(store, 'Tag', id, body, call.version), context);
    return before ? saved : created(saved);
  });
  inEnvironment('DELETE', '/tags/:id', (call) => {
    const { id, version } = find(call);
    requireVersion(version, call.version);
    store.removeResource('Tag', id);
    return undefined;
  });
};
