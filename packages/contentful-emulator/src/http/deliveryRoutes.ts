import { resourceNotFound, spaceNotFound } from '../delivery/apiError';
import { contentTypeItem, localeItems, spaceItem, tagItem } from '../delivery/modelItems';
import { orderItems } from '../delivery/orderItems';
import { findEntity, queryEntities } from '../delivery/queryEntities';
import { parseQuery, toCollection } from '../delivery/queryPaging';
import type { SpaceContext } from '../delivery/spaceContext';
import { sync } from '../delivery/sync';
import type { EntityKind } from '../types';
import type { Answer, App, HttpContext, Request } from './app';
import { authenticate } from './authenticate';
import { sendJson } from './sendBody';

type Parameters = { space?: string; environment?: string; id?: string };

const parametersOf = (request: Request) => request.params as Parameters;
const idOf = (request: Request) => parametersOf(request).id ?? '';

/** The delivery and the preview API; the token decides which. Both with and without the environment in the path. */
export const addDeliveryRoutes = (app: App, http: HttpContext, context: SpaceContext): void => {
  const { store, spaceId, environment } = context;
  const missing = (type: string, id: string) =>
    resourceNotFound({ type, id, environment, space: spaceId });

  const collection = (kind: EntityKind): Answer => {
    return (view, request) => queryEntities(kind, view, parseQuery(request.url), context);
  };
  const single = (kind: EntityKind): Answer => {
    return (view, request) =>
      findEntity(kind, idOf(request), view, parseQuery(request.url), context);
  };
  const contentTypes: Answer = (_view, request) => {
    const query = parseQuery(request.url);
    const all = [...store.contentTypes.values()].map((type) => contentTypeItem(type, context));
    return toCollection(orderItems(all, query.get('order'), 'Entry', undefined), query);
  };
  const contentType: Answer = (_view, request) => {
    const found = store.contentTypes.get(idOf(request));
    if (!found) throw missing('ContentType', idOf(request));
    return contentTypeItem(found, context);
  };
  const visibleTags = () => store.tags.filter(({ visibility }) => visibility === 'public');
  const tags: Answer = (_view, request) => {
    const query = parseQuery(request.url);
    const all = visibleTags().map((tag) => tagItem(tag, context));
    return toCollection(orderItems(all, query.get('order'), 'Entry', undefined), query);
  };
  const tag: Answer = (_view, request) => {
    const found = visibleTags().find(({ id }) => id === idOf(request));
    if (!found) throw missing('Tag', idOf(request));
    return tagItem(found, context);
  };

  const answers: Record<string, Answer> = {
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
  const add = (path: string, answer: Answer) =>
    app.get(path, (request, reply) => {
      const view = authenticate(request, http);
      const asked = parametersOf(request);
      if (asked.space !== spaceId) throw spaceNotFound(asked.space ?? '');
      if (asked.environment !== undefined && asked.environment !== environment) {
        throw resourceNotFound({ type: 'Environment', id: asked.environment, space: spaceId });
      }
      const { maximumResponseBytes } = http.faults.settings;
      const isTouched = http.faults.touches(request.url);
      reply
        .header('cache-control', 'max-age=0')
        .header('contentful-api', view === 'preview' ? 'cpa' : 'cda');
      return sendJson(
        request,
        reply,
        answer(view, request),
        isTouched ? maximumResponseBytes : undefined,
      );
    });
  add('/spaces/:space', () => spaceItem(context));
  for (const [path, answer] of Object.entries(answers)) {
    add(`/spaces/:space${path}`, answer);
    add(`/spaces/:space/environments/:environment${path}`, answer);
  }
};
