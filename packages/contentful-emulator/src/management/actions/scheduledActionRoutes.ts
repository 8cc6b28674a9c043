import { badRequest } from '../../delivery/apiError';
import type { Query } from '../../delivery/queryPaging';
import type { SpaceContext } from '../../delivery/spaceContext';
import type { Link, Resource } from '../../types';
import { notFound, readBody, validationFailed } from '../managementErrors';
import { created, type Call, type ManagementRouter } from '../managementRouter';
import { resourceItem } from '../model/resourceItem';
import { resourceList } from '../model/resourceList';
import { findResource, saveResource, withoutSys } from '../model/saveResource';
import { newId } from '../newId';
import { userLink } from '../user';

export type ScheduledBody = {
  action: 'publish' | 'unpublish';
  entity: Link;
  scheduledFor: { datetime: string; timezone?: string };
  status: 'scheduled' | 'succeeded' | 'failed' | 'canceled';
};

/** Throws Contentful's 422 for an action that could never be done. */
const check = (body: Record<string, unknown>, { store }: SpaceContext) => {
  const { action, entity, scheduledFor } = body as Partial<ScheduledBody>;
  const refuse = (property: string, details: string) =>
    validationFailed([{ name: 'invalid', details, path: [property] }]);
  if (action !== 'publish' && action !== 'unpublish') {
    throw refuse('action', 'The action is publish or unpublish');
  }
  const kind = entity?.sys.linkType === 'Asset' ? 'Asset' : 'Entry';
  if (!entity || !store.get(kind, entity.sys.id)) {
    throw refuse('entity', 'The entity does not exist');
  }
  if (!(Date.parse(scheduledFor?.datetime ?? '') > Date.now())) {
    throw refuse('scheduledFor', 'The date must lie in the future');
  }
};

const wantedBy = (query: Query) => {
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

/** Publishing and unpublishing at a time of their own. */
export const addScheduledActionRoutes = (
  { inSpace }: ManagementRouter,
  context: SpaceContext,
): void => {
  const { store } = context;
  const all = '/scheduled_actions';
  const find = (call: Call) =>
    findResource(store, 'ScheduledAction', call.parameter('id'), notFound);
  const save = (id: string, body: Record<string, unknown>, version?: number) =>
    resourceItem(saveResource(store, 'ScheduledAction', id, body, version), context);
  const read = (call: Call) => {
    const body = withoutSys(readBody(call.body));
    check(body, context);
    return { ...body, status: 'scheduled' };
  };
  const findOpen = (call: Call) => {
    const found = find(call);
    if ((found.body as ScheduledBody).status === 'scheduled') return found;
    throw badRequest(`The action is ${(found.body as ScheduledBody).status} already`);
  };

  inSpace('GET', all, ({ query }) =>
    resourceList(
      store.resources('ScheduledAction').filter(wantedBy(query)),
      new Map([...query].filter(([name]) => name === 'limit' || name === 'skip')),
      context,
    ),
  );
  inSpace('POST', all, (call) => created(save(newId(), read(call))));
  inSpace('GET', `${all}/:id`, (call) => resourceItem(find(call), context));
  inSpace('PUT', `${all}/:id`, (call) => save(findOpen(call).id, read(call), call.version));
  inSpace('DELETE', `${all}/:id`, (call) => {
    const { id, body, version } = findOpen(call);
    const canceled = { status: 'canceled', canceledAt: new Date().toISOString() };
    return save(id, { ...body, ...canceled, canceledBy: userLink }, version);
  });
};
