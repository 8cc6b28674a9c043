import type { SpaceContext } from '../../delivery/spaceContext';
import type { Resource } from '../../types';
import { notFound, readBody } from '../managementErrors';
import type { Call, ManagementRouter } from '../managementRouter';
import type { RuledField } from '../validation/fieldRules';
import { defaultControls } from './defaultControls';
import { resourceItem } from './resourceItem';
import { resourceList } from './resourceList';
import { findResource, saveResource, withoutSys } from './saveResource';

/** Which widget edits which field. A content type of an export file without any has the default ones. */
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
      body: { controls: defaultControls((body.fields ?? []) as RuledField[], undefined) },
    };
  const find = (call: Call) =>
    editorOf(findResource(store, 'ContentType', call.parameter('id'), notFound));

  inEnvironment('GET', '/editor_interfaces', ({ query }) =>
    resourceList(store.resources('ContentType').map(editorOf), query, context),
  );
  inEnvironment('GET', one, (call) => resourceItem(find(call), context));
  inEnvironment('PUT', one, (call) => {
    const { id } = find(call);
    const body = withoutSys(readBody(call.body));
    return resourceItem(saveResource(store, 'EditorInterface', id, body, call.version), context);
  });
};
