import { orderItems } from '../../delivery/orderItems';
import { toCollection } from '../../delivery/queryPaging';
import type { SpaceContext } from '../../delivery/spaceContext';
import { notFound } from '../managementErrors';
import type { ManagementRequest, ManagementRouter } from '../managementRouter';
import { findResource } from '../model/saveResource';
import { contentTypeSnapshot, entrySnapshot, type SnapshotItem } from './snapshotItem';

/**
 * Adds the snapshots of entries and content types, one for each publish. As in Contentful, environments other than the
 * default one have none; an alias with the id of the default environment has those of its target.
 */
export const addSnapshotRoutes = (
  { inEnvironment }: ManagementRouter,
  context: SpaceContext,
  isDefaultEnvironment: boolean,
): void => {
  const { store } = context;
  const add = (path: string, find: (id: string) => SnapshotItem[]) => {
    const all = `${path}/:id/snapshots`;
    const snapshots = (request: ManagementRequest): SnapshotItem[] => {
      const found = find(request.parameter('id'));
      return isDefaultEnvironment ? found : [];
    };
    inEnvironment('GET', all, (request) => {
      const order = request.query.get('order') ?? '-sys.createdAt';
      const ordered = orderItems(snapshots(request), order, 'Entry', undefined);
      return toCollection(ordered, request.query);
    });
    inEnvironment('GET', `${all}/:snapshot`, (request) => {
      const id = request.parameter('snapshot');
      const found = snapshots(request).find(({ sys }) => sys.id === id);
      if (!found) throw notFound('Snapshot', id);
      return found;
    });
  };
  add('/entries', (id) => {
    const entity = store.require('Entry', id);
    return store.entrySnapshots(id).map((snapshot) => entrySnapshot(entity, snapshot, context));
  });
  add('/content_types', (id) => {
    const type = findResource(store, 'ContentType', id, notFound);
    return store
      .contentTypeSnapshots(id)
      .map((snapshot) => contentTypeSnapshot(type, snapshot, context));
  });
};
