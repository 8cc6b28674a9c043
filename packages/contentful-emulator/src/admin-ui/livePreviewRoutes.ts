import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toItem } from '../delivery/toItem';
import type { SpaceContext } from '../delivery/spaceContext';
import type { App, Request } from '../http/app';
import type { Entity } from '../types';
import type { AdminTheme } from './adminTheme';
import { assetFields, formFields } from './entityPage';
import { entityTitle } from './entityTitle';
import type { RequestGuard } from './guard';
import { livePreviewPage } from './livePreviewPage';

/** A URL with placeholders, as Contentful's preview URLs have them: `{entry.sys.id}`, `{locale}` and `{env_id}`. */
export type PreviewUrl = string | (() => string | undefined) | undefined;

export const readPreviewUrl = (setting: PreviewUrl): string | undefined =>
  (typeof setting === 'function' ? setting() : setting) || undefined;

/** Fills in the placeholders of a preview URL. */
export const fillPreviewUrl = (url: string, values: Readonly<Record<string, string>>): string =>
  url.replace(/\{([^{}]+)\}/g, (whole, name: string) =>
    values[name] === undefined ? whole : encodeURIComponent(values[name]),
  );

type Found = { entity: Entity; locale: string; path: string };

type LivePreviewOptions = {
  guard: RequestGuard;
  theme: AdminTheme;
  previewUrl: PreviewUrl;
  find: (request: Request) => Found;
};

const fileOf = (name: string): string => readFileSync(join(__dirname, name), 'utf8');

/** Adds the page with the edit form and the website's preview side by side, and what its script fetches. */
export const addLivePreviewRoutes = (
  app: App,
  context: SpaceContext,
  { guard, theme, previewUrl, find }: LivePreviewOptions,
): void => {
  const { store, spaceId, environment } = context;
  for (const [name, type] of [
    ['live-preview.js', 'text/javascript'],
    ['live-preview.css', 'text/css'],
  ] as const) {
    const content = fileOf(name);
    app.get(`/${name}`, (request, reply) => {
      guard.protect(request, reply);
      return reply.type(`${type}; charset=utf-8`).send(content);
    });
  }
  app.get('/live-preview/:kind/:id', (request, reply) => {
    const { entity, locale, path } = find(request);
    const formUrl = `${path}?locale=${encodeURIComponent(locale)}`;
    const setting = readPreviewUrl(previewUrl);
    if (setting === undefined) {
      guard.protect(request, reply);
      return reply.redirect(formUrl, 303);
    }
    const values = { 'entry.sys.id': entity.id, locale, env_id: environment };
    const url = fillPreviewUrl(setting, values);
    guard.protect(request, reply, new URL(url).origin);
    const parts = { spaceId, theme, title: entityTitle(entity, store), formUrl, previewUrl: url };
    return reply.type('text/html; charset=utf-8').send(livePreviewPage(parts));
  });
  // Fields that are not localized are edited in the default locale.
  app.get('/live-preview/field/:kind/:id', (request, reply) => {
    guard.protect(request, reply);
    const { entity, locale, path } = find(request);
    const { field = '' } = request.query as { field?: string };
    const isThere = formFields(entity, locale, context).some(({ id }) => id === field);
    const query = new URLSearchParams({ locale: isThere ? locale : store.defaultLocale });
    return reply.redirect(`${path}?${query.toString()}#field-${encodeURIComponent(field)}`, 303);
  });
  app.get('/live-preview/content/:kind/:id', (request, reply) => {
    guard.protect(request, reply);
    const { entity } = find(request);
    const type = store.resource('ContentType', entity.contentTypeId ?? '');
    return reply.send({
      contentType: type?.published?.body ?? { name: 'Asset', fields: assetFields },
      items: Object.fromEntries(
        store.locales.map(({ code }) => [code, toItem(entity, 'preview', code, context)]),
      ),
    });
  });
};
