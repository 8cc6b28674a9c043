import { ApiError, badRequest } from '../../delivery/apiError';
import type { SpaceContext } from '../../delivery/spaceContext';
import type { Resource, ResourceBody } from '../../types';
import { notFound, readBody, requireVersion } from '../managementErrors';
import { created, type Call, type ManagementRouter } from '../managementRouter';
import { newId } from '../newId';
import type { RuledField } from '../validation/fieldRules';
import { checkContentType } from './checkContentType';
import { defaultControls } from './defaultControls';
import { resourceItem } from './resourceItem';
import { resourceList } from './resourceList';
import { findResource, saveResource, withoutSys } from './saveResource';

const fieldsOf = (body: ResourceBody | undefined) => (body?.fields ?? []) as RuledField[];

/** Without the fields marked as deleted. A field in use must have been omitted and published before it may go. */
const withoutDeleted = (body: ResourceBody, before: Resource | undefined): ResourceBody => {
  const kept = fieldsOf(body)
    .filter(({ deleted }) => !deleted)
    .map(({ deleted: _deleted, ...field }) => field);
  const keptIds = new Set(kept.map(({ id }) => id));
  const lost = fieldsOf(before?.published?.body).find(
    ({ id, omitted }) => !omitted && !keptIds.has(id),
  );
  if (lost) {
    throw new ApiError(
      422,
      'ValidationFailed',
      `field "${lost.id}" must be omitted and published before it is deleted`,
    );
  }
  return { ...body, fields: kept };
};

/** Content types: what entries are held to once published. */
export const addContentTypeRoutes = (
  { inEnvironment }: ManagementRouter,
  context: SpaceContext,
): void => {
  const { store } = context;
  const one = '/content_types/:id';
  const find = (call: Call) => findResource(store, 'ContentType', call.parameter('id'), notFound);
  const show = (resource: Resource) => resourceItem(resource, context);
  const save = (id: string, call: Call) => {
    const body = { description: '', ...withoutSys(readBody(call.body)) };
    const kept = withoutDeleted(body, store.resource('ContentType', id));
    checkContentType(kept);
    return saveResource(store, 'ContentType', id, kept, call.version);
  };
  const makeEditor = ({ id, body, publishedCounter }: Resource) => {
    const known = store.resource('EditorInterface', id);
    const controls = defaultControls(fieldsOf(body), known?.body.controls);
    // The first publication makes it, each later one changes it; one never stored counts as the first.
    const isFirst = !known && publishedCounter === 1;
    store.changeResource(known ? 'save' : 'create', 'EditorInterface', id, (before, now) => ({
      ...(before ?? { type: 'EditorInterface', id, createdAt: now, publishedCounter: 0 }),
      version: isFirst ? 1 : (before?.version ?? 1) + 1,
      updatedAt: now,
      body: { ...before?.body, controls },
    }));
  };

  inEnvironment('GET', '/content_types', ({ query }) =>
    resourceList(store.resources('ContentType'), query, context),
  );
  inEnvironment('GET', '/public/content_types', ({ query }) =>
    resourceList(
      store.resources('ContentType').filter(({ published }) => published),
      query,
      context,
    ),
  );
  inEnvironment('GET', one, (call) => show(find(call)));
  inEnvironment('POST', '/content_types', (call) => created(show(save(newId(), call))));
  inEnvironment('PUT', one, (call) => {
    const isNew = !store.resource('ContentType', call.parameter('id'));
    const saved = show(save(call.parameter('id'), call));
    return isNew ? created(saved) : saved;
  });
  inEnvironment('PUT', `${one}/published`, (call) => {
    const { id, version, body } = find(call);
    requireVersion(version, call.version);
    const published = store.changeResource('publish', 'ContentType', id, (before, now) => {
      if (!before) throw notFound('ContentType', id);
      return {
        ...before,
        version: before.version + 1,
        updatedAt: now,
        published: { body, version, at: now },
        firstPublishedAt: before.firstPublishedAt ?? now,
        publishedCounter: before.publishedCounter + 1,
      };
    });
    makeEditor(published);
    return show(published);
  });
  const refuseInUse = (id: string) => {
    if (store.list('Entry', id).length > 0) {
      throw badRequest(`content type "${id}" still has entries; delete them first`);
    }
  };
  inEnvironment('DELETE', `${one}/published`, (call) => {
    const { id, published } = find(call);
    if (!published) throw badRequest(`content type "${id}" is not published`);
    refuseInUse(id);
    return show(
      store.changeResource('unpublish', 'ContentType', id, (before, now) => {
        if (!before) throw notFound('ContentType', id);
        return { ...before, version: before.version + 1, updatedAt: now, published: undefined };
      }),
    );
  });
  inEnvironment('DELETE', one, (call) => {
    const { id, published } = find(call);
    if (published) throw badRequest(`content type "${id}" is published; unpublish it first`);
    refuseInUse(id);
    store.removeResource('EditorInterface', id);
    store.removeResource('ContentType', id);
    return undefined;
  });
};
