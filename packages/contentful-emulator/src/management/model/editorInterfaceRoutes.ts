import type { SpaceContext } from '../../delivery/spaceContext';
import type { Resource } from '../../types';
import { notFound, readBody } from '../managementErrors';
import type { ManagementRequest, ManagementRouter } from '../managementRouter';
import type { ManagementField } from '../validation/fieldValidations';
import { defaultControls } from './defaultControls';
import { resourceItem } from './resourceItem';
import { resourceList } from './resourceList';
import { findResource, saveResource, withoutSys } from './saveResource';

/** Adds the routes of editor interfaces. A content type without one in the export file gets the default widgets. */
export const addEditorInterfaceRoutes = (
  { inEnvironment }: ManagementRouter,
  context: SpaceContext,
): void => {
  const { store } = context;
  const one = '/content_types/:id/editor_interface';
  const editorOf = ({ id, createdAt, updatedAt, body }: Resource): Resource =>
    store.resource('EditorInterface', id) ?? {
      type: 'EditorInterface',
      id,
      version: 1,
      createdAt,
      updatedAt,
      publishedCounter: 0,
      body: { controls: defaultControls((body.fields ?? []) as ManagementField[], undefined) },
    };
  const find = (request: ManagementRequest) =>
    editorOf(findResource(store, 'ContentType', request.parameter('id'), notFound));

  inEnvironment('GET', '/editor_interfaces', ({ query }) =>
    resourceList(store.resources('ContentType').map(editorOf), query, context),
  );
  inEnvironment('GET', one, (request) => resourceItem(find(request), context));
  inEnvironment('PUT', one, (request) => {
    const { id } = find(request);
    const body = withoutSys(readBody(request.body));
    return resourceItem(saveResource(store, 'EditorInterface', id, body, request.version), context);
  });
};
