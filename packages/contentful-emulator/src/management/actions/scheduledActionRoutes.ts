import { badRequest } from '../../delivery/apiError';
import type { Query } from '../../delivery/queryPaging';
import type { SpaceContext } from '../../delivery/spaceContext';
import type { Link, Resource } from '../../types';
import { notFound, readBody, validationFailed } from '../managementErrors';
import { created, type ManagementRequest, type ManagementRouter } from '../managementRouter';
import { resourceItem } from '../model/resourceItem';
import { resourceList } from '../model/resourceList';
import { findResource, saveResource, withoutSys } from '../model/saveResource';
import { newId } from '../newId';
import { userLink } from '../user';

export type ScheduledBody = {
  action: 'publish' | 'unpublish';
  entity: Link;
  scheduledFor: { datetime: string; timezone?: string };
  status: 'scheduled' | 'inProgress' | 'succeeded' | 'failed' | 'canceled';
};

/** Throws Contentful's 422 for an invalid scheduled action. */
const check = (body: Record<string, unknown>, { store }: SpaceContext) => {
  const { action, entity, scheduledFor } = body as Partial<ScheduledBody>;
  const refuse = (property: string, details: string) =>
    validationFailed([{ name: 'invalid', details, path: [property] }]);
  if (action !== 'publish' && action !== 'unpublish') {
    throw refuse('action', 'The action must be publish or unpublish');
  }
  const exists = (link: Link) =>
    link.sys.linkType === 'Release'
      ? store.resource('Release', link.sys.id)
      : store.get(link.sys.linkType === 'Asset' ? 'Asset' : 'Entry', link.sys.id);
  if (!entity || !exists(entity)) {
    throw refuse('entity', 'The entity does not exist');
  }
  if (!(Date.parse(scheduledFor?.datetime ?? '') > Date.now())) {
    throw refuse('scheduledFor', 'The date must be in the future');
  }
};

const queryFilter = (query: Query) => {
  const entity = query.get('entity.sys.id');
  const status = query.get('sys.status') ?? query.get('sys.status[in]');
  return ({ body }: Resource) => {
    const scheduled = body as ScheduledBody;
    return (
      (entity === undefined || scheduled.entity.sys.id === entity) &&
      (status === undefined || status.split(',').includes(scheduled.status))
    );
  };
};

/** Adds scheduled actions: publish or unpublish an entry, an asset or a release at a given time. */
export const addScheduledActionRoutes = (
  { inSpace }: ManagementRouter,
  context: SpaceContext,
): void => {
  const { store } = context;
  const all = '/scheduled_actions';
  const find = (request: ManagementRequest) =>
    findResource(store, 'ScheduledAction', request.parameter('id'), notFound);
  const save = (id: string, body: Record<string, unknown>, version?: number) =>
    resourceItem(saveResource(store, 'ScheduledAction', id, body, version), context);
  const read = (request: ManagementRequest) => {
    const body = withoutSys(readBody(request.body));
    check(body, context);
    return { ...body, status: 'scheduled' };
  };
  const findOpen = (request: ManagementRequest) => {
    const found = find(request);
    if ((found.body as ScheduledBody).status === 'scheduled') return found;
    throw badRequest(`The action is ${(found.body as ScheduledBody).status} already`);
  };

  inSpace('GET', all, ({ query }) =>
    resourceList(
      store.resources('ScheduledAction').filter(queryFilter(query)),
      new Map([...query].filter(([name]) => name === 'limit' || name === 'skip')),
      context,
    ),
  );
  inSpace('POST', all, (request) => created(save(newId(), read(request))));
  inSpace('GET', `${all}/:id`, (request) => resourceItem(find(request), context));
  inSpace('PUT', `${all}/:id`, (request) =>
    save(findOpen(request).id, read(request), request.version),
  );
  inSpace('DELETE', `${all}/:id`, (request) => {
    const { id, body, version } = findOpen(request);
    const canceled = { status: 'canceled', canceledAt: new Date().toISOString() };
    return save(id, { ...body, ...canceled, canceledBy: userLink }, version);
  });
};
