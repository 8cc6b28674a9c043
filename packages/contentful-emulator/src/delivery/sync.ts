import type { View } from '../types';
import { badRequest, invalidQuery } from './apiError';
import { readNumber, type Query } from './queryPaging';
import type { SpaceContext } from './spaceContext';
import { comparePositions, isSyncType, syncChanges } from './syncChanges';
import {
  invalidSyncToken,
  decodeSyncToken,
  encodeSyncToken,
  type SyncTokenPayload,
} from './syncToken';

const initialState = (view: View, query: Query, context: SpaceContext): SyncTokenPayload => {
  const type = query.get('type') ?? 'all';
  const contentType = query.get('content_type');
  if (!isSyncType(type)) throw badRequest(`Unknown type for sync: ${type}`);
  if (contentType !== undefined && type !== 'Entry') {
    throw badRequest('"content_type" can only be used with "type" set to "Entry".');
  }
  if (contentType !== undefined && !context.store.contentTypes.has(contentType)) {
    throw invalidQuery([{ name: 'unknownContentType', value: contentType }]);
  }
  return {
    space: context.spaceId,
    environment: context.environment,
    view,
    content: context.store.contentHash,
    lineage: '',
    from: -1,
    limit: readNumber(query, 'limit', 100, 1, 1000),
    type,
    ...(contentType === undefined ? {} : { contentType }),
  };
};

const stateFromToken = (token: string, view: View, context: SpaceContext): SyncTokenPayload => {
  const state = decodeSyncToken(token);
  const { store } = context;
  const isValid =
    state.space === context.spaceId &&
    state.environment === context.environment &&
    state.view === view &&
    state.content === store.contentHash &&
    (state.lineage === '' || state.lineage === store.lineage) &&
    Math.max(state.from, state.to ?? 0) <= store.sequence;
  if (!isValid) throw invalidSyncToken();
  return state;
};

const readState = (view: View, query: Query, context: SpaceContext): SyncTokenPayload => {
  const token = query.get('sync_token');
  if (token === undefined) {
    if (query.get('initial') !== 'true') {
      throw badRequest('Please provide one of "initial" or "sync_token" to sync.');
    }
    return initialState(view, query, context);
  }
  if ([...query.keys()].some((name) => name !== 'sync_token' && name !== 'access_token')) {
    throw badRequest(
      'When passing a sync token you can not pass any other parameters. If you want to sync only a specific type or content_type start a new sync with "initial".',
    );
  }
  return stateFromToken(token, view, context);
};

/**
 * Response of `sync`: one page of an initial sync or of a delta. All pages of a sync end at the change that was the last
 * one when it started; later changes belong to the next sync, so that a client gets each change exactly once.
 */
export const sync = (view: View, query: Query, context: SpaceContext): Record<string, unknown> => {
  const state = readState(view, query, context);
  const { spaceId, environment, host, store } = context;
  const to = state.to ?? store.sequence;
  const { after } = state;
  const changes = syncChanges({ ...state, to }, context).filter(
    ({ position }) => after === undefined || comparePositions(position, after) > 0,
  );
  const page = changes.slice(0, state.limit);
  const last = page.at(-1);
  const isComplete = changes.length <= page.length || !last;
  const next: SyncTokenPayload = {
    space: state.space,
    environment: state.environment,
    view,
    content: state.content,
    lineage: to > 0 ? store.lineage : '',
    limit: state.limit,
    type: state.type,
    ...(state.contentType === undefined ? {} : { contentType: state.contentType }),
    ...(isComplete
      ? { from: to }
      : { from: state.from, to, after: [...last.position] as [number, string, string] }),
  };
  const url = `https://${host}/spaces/${spaceId}/environments/${environment}/sync?sync_token=${encodeSyncToken(next)}`;
  return {
    sys: { type: 'Array' },
    items: page.map(({ item }) => item()),
    ...(isComplete ? { nextSyncUrl: url } : { nextPageUrl: url }),
  };
};
