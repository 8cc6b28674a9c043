import { ApiError, badRequest } from '../../delivery/apiError';
import { spaceLinks, type SpaceContext } from '../../delivery/spaceContext';
import { StoreError } from '../../store/storeError';
import type { EntityKind, Link } from '../../types';
import { readLocaleChange, type LocaleBody } from '../entities/readLocaleChange';
import { notFound, readBody, versionMismatch } from '../managementErrors';
import { created, type ManagementRequest, type ManagementRouter } from '../managementRouter';
import { newId } from '../newId';
import { userLink } from '../user';
import { checkPublishable } from '../validation/checkPublishable';

type Versioned = { sys: Link['sys'] & { version?: number } };
/** An entity with the locales to publish or unpublish, in the second version of the API. */
type LocaleItem = { entity: Versioned } & LocaleBody;
type BulkBody = { action?: string; entities?: { items?: Versioned[] } | LocaleItem[] };
type Problem = { error: object; entity: Link };

const actions = ['publish', 'unpublish', 'validate'] as const;
type Action = (typeof actions)[number];

/** Contentful's maximum number of entities in a bulk action. */
const maximumItems = 200;

const kindOf = ({ sys }: Versioned): EntityKind => (sys.linkType === 'Asset' ? 'Asset' : 'Entry');

const itemsOf = ({ entities }: BulkBody): LocaleItem[] =>
  Array.isArray(entities) ? entities : (entities?.items ?? []).map((entity) => ({ entity }));

/** Adds bulk actions: publish, unpublish and validate. An action with an invalid entity changes nothing. */
export const addBulkActionRoutes = (
  { inEnvironment }: ManagementRouter,
  context: SpaceContext,
): void => {
  const { store } = context;
  const done = new Map<string, object>();

  const checkItem = (action: Action, { entity: item, ...locales }: LocaleItem) => {
    const entity = store.require(kindOf(item), item.sys.id);
    const { version } = item.sys;
    if (version !== undefined && version !== entity.version) throw versionMismatch();
    if (action === 'unpublish') return;
    if (entity.archivedAt) throw badRequest(`"${entity.id}" is archived`);
    const change = readLocaleChange(locales);
    if (change?.add.length !== 0) checkPublishable(entity, context, change?.add);
  };
  const problemOf = (action: Action, item: LocaleItem): Problem[] => {
    try {
      checkItem(action, item);
      return [];
    } catch (error) {
      const { type, linkType, id } = item.entity.sys;
      const entity: Link = { sys: { type, linkType, id } };
      if (error instanceof ApiError) return [{ error: error.toBody(''), entity }];
      if (!(error instanceof StoreError)) throw error;
      const body = { sys: { type: 'Error', id: error.id }, message: error.message };
      return [{ error: body, entity }];
    }
  };
  const run = (action: Action, request: ManagementRequest) => {
    const payload = readBody(request.body) as BulkBody;
    const items = itemsOf(payload);
    if (items.length === 0 || items.length > maximumItems) {
      throw badRequest(`A bulk action accepts 1 to ${maximumItems} entities`);
    }
    const [id, now] = [newId(), new Date().toISOString()];
    const errors = items.flatMap((item) => problemOf(action, item));
    if (errors.length === 0 && action !== 'validate') {
      for (const { entity, ...locales } of items) {
        const [kind, entityId] = [kindOf(entity), entity.sys.id];
        if (action === 'unpublish' && !store.require(kind, entityId).published) continue;
        const change = readLocaleChange(locales);
        const cause = { bulkActionId: id };
        if (change) store.changeLocales(kind, entityId, change, undefined, cause);
        else store[action](kind, entityId, undefined, cause);
      }
    }
    const shown = (status: string) => ({
      sys: {
        ...spaceLinks(context),
        type: 'BulkAction',
        id,
        status,
        createdAt: now,
        updatedAt: now,
        createdBy: userLink,
      },
      action,
      payload,
    });
    const failure = {
      sys: { type: 'Error', id: 'BulkActionFailed' },
      message: 'Not all entities could be processed',
      details: { errors },
    };
    done.set(id, errors.length > 0 ? { ...shown('failed'), error: failure } : shown('succeeded'));
    // The first status is "created", as in Contentful: SDK helpers poll the action until its status changes.
    return created(shown('created'));
  };
  const find = (request: ManagementRequest) => {
    const found = done.get(request.parameter('id'));
    if (!found) throw notFound('BulkAction', request.parameter('id'));
    return found;
  };

  for (const action of actions) {
    inEnvironment('POST', `/bulk_actions/${action}`, (request) => run(action, request));
  }
  inEnvironment('POST', '/bulk_actions', (request) => {
    const { action } = readBody(request.body) as BulkBody;
    const known = actions.find((candidate) => candidate === action);
    if (!known) throw badRequest(`A bulk action is one of ${actions.join(', ')}`);
    return run(known, request);
  });
  inEnvironment('GET', '/bulk_actions/actions/:id', find);
  inEnvironment('GET', '/bulk_actions/:id', find);
};
