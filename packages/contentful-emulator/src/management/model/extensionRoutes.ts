import { createHash } from 'node:crypto';
import type { SpaceContext } from '../../delivery/spaceContext';
import type { Resource } from '../../types';
import { notFound, readBody, requireVersion, validationFailed } from '../managementErrors';
import { created, type ManagementRequest, type ManagementRouter } from '../managementRouter';
import { newId } from '../newId';
import { resourceItem } from './resourceItem';
import { resourceList } from './resourceList';
import { findResource, saveResource, withoutSys } from './saveResource';

type Extension = { name?: unknown; src?: unknown; srcdoc?: unknown };

/** Throws Contentful's 422 unless an extension has a name, and either an address or a document. */
const check = (extension: Extension | undefined): void => {
  const refuse = (property: string, details: string) =>
    validationFailed([{ name: 'required', details, path: ['extension', property] }]);
  if (typeof extension?.name !== 'string') throw refuse('name', 'An extension has a name');
  if ((extension.src === undefined) === (extension.srcdoc === undefined)) {
    throw refuse('src', 'An extension has either src or srcdoc');
  }
};

/** Adds UI extensions: they are kept, as import and export need; the admin UI does not show them. */
export const addExtensionRoutes = (
  { inEnvironment }: ManagementRouter,
  context: SpaceContext,
): void => {
  const { store } = context;
  const one = '/extensions/:id';
  const find = (request: ManagementRequest) =>
    findResource(store, 'Extension', request.parameter('id'), notFound);
  const show = (resource: Resource) => {
    const item = resourceItem(resource, context);
    const { srcdoc } = resource.body.extension as Extension;
    if (typeof srcdoc !== 'string') return item;
    const srcdocSha256 = createHash('sha256').update(srcdoc).digest('hex');
    return { ...item, sys: { ...item.sys, srcdocSha256 } };
  };
  const save = (id: string, request: ManagementRequest) => {
    const body = withoutSys(readBody(request.body));
    check(body.extension as Extension | undefined);
    return show(saveResource(store, 'Extension', id, body, request.version));
  };
  inEnvironment('GET', '/extensions', ({ query }) =>
    resourceList(store.resources('Extension'), query, context),
  );
  inEnvironment('GET', one, (request) => show(find(request)));
  inEnvironment('POST', '/extensions', (request) => created(save(newId(), request)));
  inEnvironment('PUT', one, (request) => {
    const id = request.parameter('id');
    const isNew = !store.resource('Extension', id);
    const saved = save(id, request);
    return isNew ? created(saved) : saved;
  });
  inEnvironment('DELETE', one, (request) => {
    const { id, version } = find(request);
    if (request.version !== undefined) requireVersion(version, request.version);
    store.removeResource('Extension', id);
    return undefined;
  });
};
