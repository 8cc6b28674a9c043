import { resourceNotFound, spaceNotFound } from '../delivery/apiError';
import { contentTypeItem, localeItems, spaceItem, tagItem } from '../delivery/modelItems';
import { orderItems } from '../delivery/orderItems';
import { findEntity, queryEntities } from '../delivery/queryEntities';
import { parseQuery, toCollection } from '../delivery/queryPaging';
import { viewOf, type SpaceContext } from '../delivery/spaceContext';
import { sync } from '../delivery/sync';
import type { EntityKind, View } from '../types';
import type { DeliveryHandler, App, HttpContext, Request } from './app';
import { authenticate } from './authenticate';
import { sendJson } from './sendBody';

type Parameters = { space?: string; environment?: string; id?: string };

const parametersOf = (request: Request) => request.params as Parameters;
const shownView = (view: View, request: Request): View =>
  viewOf(view, request.headers['x-contentful-locale-based-publishing']);
const idOf = (request: Request) => parametersOf(request).id ?? '';

/** Adds the delivery and preview API; the token selects which. Each route exists with and without the environment. */
export const addDeliveryRoutes = (app: App, http: HttpContext, context: SpaceContext): void => {
  const { store, spaceId, environment } = context;
  const missing = (type: string, id: string) =>
    resourceNotFound({ type, id, environment, space: spaceId });

  const collection = (kind: EntityKind): DeliveryHandler => {
    return (view, request) =>
      queryEntities(kind, shownView(view, request), parseQuery(request.url), context);
  };
  const single = (kind: EntityKind): DeliveryHandler => {
    return (view, request) =>
      findEntity(kind, idOf(request), shownView(view, request), parseQuery(request.url), context);
  };
  const contentTypes: DeliveryHandler = (_view, request) => {
    const query = parseQuery(request.url);
    const all = [...store.contentTypes.values()].map((type) => contentTypeItem(type, context));
    return toCollection(orderItems(all, query.get('order'), 'Entry', undefined), query);
  };
  const contentType: DeliveryHandler = (_view, request) => {
    const found = store.contentTypes.get(idOf(request));
    if (!found) throw missing('ContentType', idOf(request));
    return contentTypeItem(found, context);
  };
  const visibleTags = () => store.tags.filter(({ visibility }) => visibility === 'public');
  const tags: DeliveryHandler = (_view, request) => {
    const query = parseQuery(request.url);
    const all = visibleTags().map((tag) => tagItem(tag, context));
    return toCollection(orderItems(all, query.get('order'), 'Entry', undefined), query);
  };
  const tag: DeliveryHandler = (_view, request) => {
    const found = visibleTags().find(({ id }) => id === idOf(request));
    if (!found) throw missing('Tag', idOf(request));
    return tagItem(found, context);
  };

  const handlers: Record<string, DeliveryHandler> = {
    '/locales': () => toCollection(localeItems(context), new Map([['limit', '1000']])),
    '/content_types': contentTypes,
    '/content_types/:id': contentType,
    '/entries': collection('Entry'),
    '/entries/:id': single('Entry'),
    '/assets': collection('Asset'),
    '/assets/:id': single('Asset'),
    '/tags': tags,
    '/tags/:id': tag,
    '/sync': (view, request) => sync(view, parseQuery(request.url), context),
  };
  const add = (path: string, handler: DeliveryHandler) =>
    app.get(path, (request, reply) => {
      const view = authenticate(request, http);
      const parameters = parametersOf(request);
      if (parameters.space !== spaceId) throw spaceNotFound(parameters.space ?? '');
      if (parameters.environment !== undefined && parameters.environment !== environment) {
        throw resourceNotFound({ type: 'Environment', id: parameters.environment, space: spaceId });
      }
      const { maximumResponseBytes } = http.faults.settings;
      const isAffected = http.faults.appliesTo(request.url);
      reply
        .header('cache-control', 'max-age=0')
        .header('contentful-api', view === 'preview' ? 'cpa' : 'cda');
      return sendJson(
        request,
        reply,
        handler(view, request),
        isAffected ? maximumResponseBytes : undefined,
      );
    });
  add('/spaces/:space', () => spaceItem(context));
  for (const [path, handler] of Object.entries(handlers)) {
    add(`/spaces/:space${path}`, handler);
    add(`/spaces/:space/environments/:environment${path}`, handler);
  }
};
