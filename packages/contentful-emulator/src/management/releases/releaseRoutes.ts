import { badRequest, resourceNotFound } from '../../delivery/apiError';
import type { SpaceContext } from '../../delivery/spaceContext';
import type { Resource } from '../../types';
import { readBody, requireVersion } from '../managementErrors';
import { created, type ManagementRequest, type ManagementRouter } from '../managementRouter';
import { resourceItem } from '../model/resourceItem';
import { omit } from '../omit';
import { newId } from '../newId';
import { userLink } from '../user';
import { actionsOf, bodyOf, readRelease, releaseItem, type ReleaseBody } from './release';
import { releaseActionList, releaseList } from './releaseList';
import type { ReleaseRunner } from './releaseRunner';

type Change = 'create' | 'save' | 'archive' | 'unarchive';

/** Adds releases and the actions on them: publish, unpublish and validate. */
export const addReleaseRoutes = (
  { inEnvironment }: ManagementRouter,
  context: SpaceContext,
  runner: ReleaseRunner,
): void => {
  const { store, spaceId: space, environment } = context;
  const one = '/releases/:id';
  const find = (request: ManagementRequest): Resource => {
    const id = request.parameter('id');
    const found = store.resource('Release', id);
    if (!found) throw resourceNotFound({ type: 'Release', environment, space, id });
    return found;
  };
  const findActive = (request: ManagementRequest): Resource => {
    const found = find(request);
    requireVersion(found.version, request.version);
    if (bodyOf(found).status === 'active') return found;
    throw badRequest(`The release "${found.id}" is archived`);
  };
  const show = (release: Resource) => releaseItem(release, context);
  const change = (action: Change, id: string, body: ReleaseBody) =>
    show(
      store.changeResource(action, 'Release', id, (before, now) => ({
        ...(before ?? { type: 'Release', id, createdAt: now, publishedCounter: 0 }),
        version: (before?.version ?? 0) + 1,
        updatedAt: now,
        body,
      })),
    );

  inEnvironment('GET', '/releases', ({ query }) => releaseList(query, context));
  inEnvironment('POST', '/releases', (request) =>
    created(
      change('create', newId(), {
        ...readRelease(readBody(request.body), context),
        status: 'active',
      }),
    ),
  );
  inEnvironment('GET', one, (request) => show(find(request)));
  inEnvironment('PUT', one, (request) => {
    const { id } = findActive(request);
    return change('save', id, {
      ...readRelease(readBody(request.body), context),
      status: 'active',
    });
  });
  inEnvironment('DELETE', one, (request) => {
    const release = find(request);
    for (const { id } of actionsOf(release, context)) store.removeResource('ReleaseAction', id);
    store.removeResource('Release', release.id);
    return undefined;
  });
  inEnvironment('PUT', `${one}/archived`, (request) => {
    const release = findActive(request);
    return change('archive', release.id, {
      ...bodyOf(release),
      status: 'archived',
      archivedAt: new Date().toISOString(),
      archivedBy: userLink,
    });
  });
  inEnvironment('DELETE', `${one}/archived`, (request) => {
    const release = find(request);
    requireVersion(release.version, request.version);
    const body = omit(bodyOf(release), 'archivedAt', 'archivedBy');
    if (bodyOf(release).status === 'active')
      throw badRequest(`The release "${release.id}" is not archived`);
    return change('unarchive', release.id, { ...body, status: 'active' });
  });

  const start = (request: ManagementRequest, action: 'publish' | 'unpublish') =>
    created(
      resourceItem(runner.start(findActive(request), { action, validatedAction: action }), context),
    );
  inEnvironment('PUT', `${one}/published`, (request) => start(request, 'publish'));
  inEnvironment('DELETE', `${one}/published`, (request) => start(request, 'unpublish'));
  inEnvironment('POST', `${one}/validate`, (request) => {
    const { action } = (request.body ?? {}) as { action?: string };
    const validatedAction = action === 'unpublish' ? 'unpublish' : 'publish';
    const started = runner.start(find(request), { action: 'validate', validatedAction });
    return created(resourceItem(started, context));
  });
  inEnvironment('GET', `${one}/actions/:action`, (request) => {
    const id = request.parameter('action');
    const found = actionsOf(find(request), context).find((action) => action.id === id);
    if (!found) throw resourceNotFound({ type: 'ReleaseAction', environment, space, id });
    return resourceItem(found, context);
  });
  inEnvironment('GET', '/release_actions', ({ query }) => releaseActionList(query, context));
};
