import { toCollection } from '../delivery/queryPaging';
import { linkTo, type SpaceContext } from '../delivery/spaceContext';
import { notFound, readBody, requireVersion } from '../management/managementErrors';
import {
  created,
  type ManagementRequest,
  type ManagementRouter,
} from '../management/managementRouter';
import { resourceItem } from '../management/model/resourceItem';
import { resourceList } from '../management/model/resourceList';
import { findResource, saveResource } from '../management/model/saveResource';
import { newId } from '../management/newId';
import { userLink } from '../management/user';
import type { Link } from '../types';
import type { Environments } from './environments';

const createdDate = '2020-01-01T00:00:00.000Z';
const sourceHeader = 'x-contentful-source-environment';

/** Adds environments, which are created as copies, and their aliases. */
export const addEnvironmentRoutes = (
  { inSpace }: ManagementRouter,
  context: SpaceContext,
  environments: Environments,
): void => {
  const { store, spaceId } = context;
  const show = (id: string) => {
    const resource = store.resource('Environment', id);
    const dates = { createdAt: createdDate, updatedAt: createdDate };
    const aliases = environments.aliasesOf(id);
    return {
      name: resource?.body.name ?? id,
      sys: {
        type: 'Environment',
        id,
        version: resource?.version ?? 1,
        space: linkTo('Space', spaceId),
        status: linkTo('Status', 'ready'),
        ...dates,
        ...(resource && { createdAt: resource.createdAt, updatedAt: resource.updatedAt }),
        createdBy: userLink,
        updatedBy: userLink,
        ...(aliases.length > 0 && {
          aliases: aliases.map((alias) => linkTo('EnvironmentAlias', alias)),
        }),
      },
    };
  };
  const create = (id: string, request: ManagementRequest) => {
    const { name } = readBody(request.body) as { name?: string };
    environments.create(id, name ?? id, request.header(sourceHeader) ?? context.environment);
    return created(show(id));
  };
  const one = '/environments/:id';
  inSpace('GET', '/environments', ({ query }) => toCollection(environments.ids().map(show), query));
  inSpace('POST', '/environments', (request) => create(newId(), request));
  inSpace('GET', one, (request) => {
    const id = request.parameter('id');
    if (environments.ids().includes(id)) return show(id);
    const target = environments.alias(id)?.body.environment as Link | undefined;
    if (!target) throw notFound('Environment', id);
    const { name, sys } = show(target.sys.id);
    return { name, sys: { ...sys, id, aliasedEnvironment: target } };
  });
  inSpace('PUT', one, (request) => {
    const id = request.parameter('id');
    const known = store.resource('Environment', id);
    if (!known) return create(id, request);
    const { name } = readBody(request.body);
    saveResource(store, 'Environment', id, { ...known.body, name }, request.version);
    return show(id);
  });
  inSpace('DELETE', one, (request) => {
    environments.remove(request.parameter('id'));
    return undefined;
  });

  const aliases = '/environment_aliases';
  inSpace('GET', aliases, ({ query }) =>
    resourceList(store.resources('EnvironmentAlias'), query, context),
  );
  inSpace('GET', `${aliases}/:id`, (request) =>
    resourceItem(
      findResource(store, 'EnvironmentAlias', request.parameter('id'), notFound),
      context,
    ),
  );
  inSpace('PUT', `${aliases}/:id`, (request) => {
    const id = request.parameter('id');
    const before = environments.alias(id);
    if (before) requireVersion(before.version, request.version);
    const { environment } = readBody(request.body) as { environment?: Link };
    const targetId = environment?.sys.id ?? '';
    const saved = resourceItem(environments.setAlias(id, targetId, request.version), context);
    return before ? saved : created(saved);
  });
  inSpace('DELETE', `${aliases}/:id`, (request) => {
    environments.removeAlias(request.parameter('id'));
    return undefined;
  });
};
