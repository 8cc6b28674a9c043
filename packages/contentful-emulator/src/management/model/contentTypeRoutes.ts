import { ApiError, badRequest } from '../../delivery/apiError';
import type { SpaceContext } from '../../delivery/spaceContext';
import type { Resource, ResourceBody } from '../../types';
import { notFound, readBody, requireVersion } from '../managementErrors';
import { created, type ManagementRequest, type ManagementRouter } from '../managementRouter';
import { newId } from '../newId';
import { fieldsOf } from '../validation/fieldValidations';
import { checkContentType } from './checkContentType';
import { defaultControls } from './defaultControls';
import { resourceItem } from './resourceItem';
import { resourceList } from './resourceList';
import { fieldRenames, renameControls, withNewIds, type FieldRenames } from './renameFields';
import { findResource, saveResource, withoutSys } from './saveResource';

/** Removes fields marked as `deleted`. Throws Contentful's 422 unless they were published as `omitted` before. */
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

/** Adds the routes of content types. */
export const addContentTypeRoutes = (
  { inEnvironment }: ManagementRouter,
  context: SpaceContext,
): void => {
  const { store } = context;
  const one = '/content_types/:id';
  const find = (request: ManagementRequest) =>
    findResource(store, 'ContentType', request.parameter('id'), notFound);
  const show = (resource: Resource) => resourceItem(resource, context);
  const save = (id: string, request: ManagementRequest) => {
    const body = { description: '', ...withoutSys(readBody(request.body)) };
    const kept = withoutDeleted(body, store.resource('ContentType', id));
    checkContentType(withNewIds(kept));
    return saveResource(store, 'ContentType', id, kept, request.version);
  };
  const saveEditorInterface = ({ id, body, publishedCounter }: Resource, renames: FieldRenames) => {
    const known = store.resource('EditorInterface', id);
    const controls = defaultControls(fieldsOf(body), renameControls(known?.body.controls, renames));
    // The first publish creates the editor interface, each later one increments its version. A content type of the
    // export file without a stored editor interface counts as version 1.
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
  inEnvironment('GET', one, (request) => show(find(request)));
  inEnvironment('POST', '/content_types', (request) => created(show(save(newId(), request))));
  inEnvironment('PUT', one, (request) => {
    const isNew = !store.resource('ContentType', request.parameter('id'));
    const saved = show(save(request.parameter('id'), request));
    return isNew ? created(saved) : saved;
  });
  inEnvironment('PUT', `${one}/published`, (request) => {
    const { id, version, body } = find(request);
    requireVersion(version, request.version);
    const renames = fieldRenames(body);
    const renamed = withNewIds(body);
    const published = store.changeResource('publish', 'ContentType', id, (before, now) => {
      if (!before) throw notFound('ContentType', id);
      return {
        ...before,
        version: before.version + 1,
        updatedAt: now,
        body: renamed,
        published: { body: renamed, version, at: now },
        firstPublishedAt: before.firstPublishedAt ?? now,
        publishedCounter: before.publishedCounter + 1,
      };
    });
    store.renameFields(id, renames);
    saveEditorInterface(published, renames);
    return show(published);
  });
  const refuseInUse = (id: string) => {
    if (store.list('Entry', id).length > 0) {
      throw badRequest(`content type "${id}" still has entries; delete them first`);
    }
  };
  inEnvironment('DELETE', `${one}/published`, (request) => {
    const { id, published } = find(request);
    if (!published) throw badRequest(`content type "${id}" is not published`);
    refuseInUse(id);
    return show(
      store.changeResource('unpublish', 'ContentType', id, (before, now) => {
        if (!before) throw notFound('ContentType', id);
        return { ...before, version: before.version + 1, updatedAt: now, published: undefined };
      }),
    );
  });
  inEnvironment('DELETE', one, (request) => {
    const { id, published } = find(request);
    if (published) throw badRequest(`content type "${id}" is published; unpublish it first`);
    refuseInUse(id);
    store.removeResource('EditorInterface', id);
    store.removeResource('ContentType', id);
    return undefined;
  });
};
