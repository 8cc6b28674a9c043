import type { View } from '../types';
import { badRequest, invalidQuery } from './apiError';
import { readNumber, type Query } from './queryPaging';
import type { SpaceContext } from './spaceContext';
import { comparePositions, isSyncType, syncChanges } from './syncChanges';
import { invalidSyncToken, readSyncToken, writeSyncToken, type SyncState } from './syncToken';

const startState = (view: View, query: Query, context: SpaceContext): SyncState => {
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

const continueState = (token: string, view: View, context: SpaceContext): SyncState => {
  const state = readSyncToken(token);
  const { store } = context;
  const isOurs =
    state.space === context.spaceId &&
    state.environment === context.environment &&
    state.view === view &&
    state.content === store.contentHash &&
    (state.lineage === '' || state.lineage === store.lineage) &&
    Math.max(state.from, state.to ?? 0) <= store.sequence;
  if (!isOurs) throw invalidSyncToken();
  return state;
};

const readState = (view: View, query: Query, context: SpaceContext): SyncState => {
  const token = query.get('sync_token');
  if (token === undefined) {
    if (query.get('initial') !== 'true') {
      throw badRequest('Please provide one of "initial" or "sync_token" to sync.');
    }
    return startState(view, query, context);
  }
  if ([...query.keys()].some((name) => name !== 'sync_token' && name !== 'access_token')) {
    throw badRequest(
      'When passing a sync token you can not pass any other parameters. If you want to sync only a specific type or content_type start a new sync with "initial".',
    );
  }
  return continueState(token, view, context);
};

/**
 * Answers `sync`: the first page of a first or a following sync, or its next page. The pages of one sync tell the
 * state of the moment it began; what changes meanwhile comes with the next sync, so nothing is missed or told twice.
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
  const next: SyncState = {
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
  const url = `https://${host}/spaces/${spaceId}/environments/${environment}/sync?sync_token=${writeSyncToken(next)}`;
  return {
    sys: { type: 'Array' },
    items: page.map(({ item }) => item()),
    ...(isComplete ? { nextSyncUrl: url } : { nextPageUrl: url }),
  };
};
