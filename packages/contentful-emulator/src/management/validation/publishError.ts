import { ApiError, badRequest } from '../../delivery/apiError';
import type { SpaceContext } from '../../delivery/spaceContext';
import { StoreError } from '../../store/storeError';
import type { EntityKind } from '../../types';
import { checkPublishable } from './checkPublishable';

/** Contentful's error body for an entity that an action cannot publish or unpublish; undefined if it can. */
export const publishError = (
  action: 'publish' | 'unpublish',
  kind: EntityKind,
  id: string,
  context: SpaceContext,
): object | undefined => {
  try {
    const entity = context.store.require(kind, id);
    if (action === 'unpublish') return undefined;
    if (entity.archivedAt) throw badRequest(`"${id}" is archived`);
    checkPublishable(entity, context);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error.toBody('');
    if (!(error instanceof StoreError)) throw error;
    return { sys: { type: 'Error', id: error.id }, message: error.message };
  }
};
