import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resourceNotFound } from '../delivery/apiError';
import { readLocale } from '../delivery/localize';
import { parseQuery, type Query } from '../delivery/queryPaging';
import type { SpaceContext } from '../delivery/spaceContext';
import type { App, Reply, Request } from '../http/app';
import type { Entity } from '../types';
import { defaultTheme, type AdminTheme } from './adminTheme';
import { addAppHost } from './app-host/appHostRoutes';
import type { SidebarApp } from './app-host/sidebarApp';
import { editorPage, type Notice } from './editorPage';
import { entityPage, type EntityForm } from './entityPage';
import { entityTitle } from './entityTitle';
import { RequestGuard } from './guard';
import { html } from './html';
import { listPage } from './listPage';
import { addLivePreviewRoutes, readPreviewUrl, type PreviewUrl } from './livePreviewRoutes';
import { pageStyles } from './pageStyles';
import { saveForm, type FormOutcome } from './saveForm';
import { readSiteState } from './siteState';

const successTexts: Record<string, string> = {
  saved: 'Saved as a draft. It is not on the site until it is published.',
  published: 'Published. The next release of the site contains it.',
  unpublished: 'Unpublished. The draft is kept.',
};

const successNotice = (query: Query): Notice | undefined => {
  const text = successTexts[query.get('done') ?? ''];
  return text === undefined ? undefined : { kind: 'done', content: html`<p>${text}</p>` };
};

const problemTexts = {
  conflict:
    'Someone else has saved a newer version. Your text is below; reload the page to see the newer version, then enter your changes again.',
  invalid: 'Not saved:',
  unpublishable: 'Saved as a draft, but not published:',
};

const problemNotice = (
  result: keyof typeof problemTexts,
  { errors = new Map<string, string[]>() }: EntityForm,
) => ({
  kind: 'problem' as const,
  content: html`<p>${problemTexts[result]}</p>
    <ul>
      ${[...errors].map(
        ([field, texts]) =>
          html`<li>
            ${field === '' ? texts.join('. ') : html`<a href="#field-${field}">${texts.join('. ')}</a>`}
          </li>`,
      )}
    </ul>`,
});

const submittedTexts = (form: URLSearchParams) =>
  new Map(
    [...form].flatMap(([name, value]): [string, string][] =>
      name.startsWith('field-') ? [[name.slice('field-'.length), value]] : [],
    ),
  );

type Target = { entity: Entity; locale: string; path: string };

export type EditorOptions = {
  /** URL of a publisher; the admin UI reads the state of the website from its `status.json`. */
  publisherUrl?: string | undefined;
  /** Without `publisherUrl`: id of a webhook, the URL of which is used instead. */
  publisherWebhookId?: string | undefined;
  adminTheme?: AdminTheme | undefined;
  /** The website's preview, with placeholders; a function for one that may start later. */
  previewUrl?: PreviewUrl;
  /** An App Framework app in the sidebar of entries. */
  sidebarApp?: SidebarApp | undefined;
};

/** Adds the routes of the admin UI: a list of entries and assets, and an edit form for each. */
export const addEditorRoutes = (
  app: App,
  context: SpaceContext,
  {
    publisherUrl,
    publisherWebhookId,
    previewUrl,
    sidebarApp,
    adminTheme: theme = defaultTheme,
  }: EditorOptions,
): void => {
  const { store, spaceId } = context;
  const guard = new RequestGuard();
  const styles = pageStyles(theme) + readFileSync(join(__dirname, 'editor.css'), 'utf8');

  const appHost = addAppHost(app, context, guard, sidebarApp);
  const publisherAddress = (): string | undefined => {
    const webhook =
      publisherWebhookId && store.resource('WebhookDefinition', publisherWebhookId)?.body.url;
    return publisherUrl || (typeof webhook === 'string' ? webhook : undefined);
  };

  const send = async (
    reply: Reply,
    title: string,
    body: ReturnType<typeof html>,
    notice?: Notice,
  ) => {
    const site = await readSiteState(publisherAddress());
    return reply
      .type('text/html; charset=utf-8')
      .send(editorPage({ title, spaceId, theme, site, notice, body }));
  };
  const find = (request: Request): Target => {
    const { kind, id } = request.params as { kind: string; id: string };
    const isKind = kind === 'Entry' || kind === 'Asset';
    const entity = isKind ? store.get(kind, id) : undefined;
    if (!entity) throw resourceNotFound({ type: kind, id });
    const requested = parseQuery(request.url).get('locale');
    const locale = readLocale(
      requested === '*' ? undefined : requested,
      store.locales,
      store.defaultLocale,
    );
    return { entity, locale, path: `/editor/${kind}/${encodeURIComponent(id)}` };
  };
  const sendForm = (reply: Reply, form: Omit<EntityForm, 'csrfToken'>, notice?: Notice) => {
    const hasPreview = readPreviewUrl(previewUrl) !== undefined;
    const page = entityPage({ ...form, csrfToken: guard.csrfToken, hasPreview }, context);
    const panel = appHost.show(reply, form.entity, form.locale, publisherAddress());
    const body = panel
      ? html`<div class="with-app">
          <div>${page}</div>
          ${panel}
        </div>`
      : page;
    return send(reply, entityTitle(form.entity, store), body, notice);
  };

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, parsed) => parsed(null, new URLSearchParams(body as string)),
  );
  app.get('/', (request, reply) => {
    guard.protect(request, reply);
    const query = parseQuery(request.url);
    return send(reply, 'Content', listPage(query, context));
  });
  app.get('/editor.css', (request, reply) => {
    guard.protect(request, reply);
    return reply.type('text/css; charset=utf-8').send(styles);
  });
  for (const { path, content } of theme.fontFiles) {
    app.get(path, (request, reply) => {
      guard.protect(request, reply);
      return reply.type('font/woff2').send(content);
    });
  }
  addLivePreviewRoutes(app, context, { guard, theme, previewUrl, find });
  app.get('/editor/:kind/:id', (request, reply) => {
    guard.protect(request, reply);
    return sendForm(reply, find(request), successNotice(parseQuery(request.url)));
  });
  app.post('/editor/:kind/:id', (request, reply) => {
    guard.protect(request, reply);
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    guard.checkCsrf(request, form);
    const { entity, locale, path } = find(request);
    const outcome: FormOutcome = saveForm(entity.kind, entity.id, locale, form, context);
    if (!('errors' in outcome)) {
      const query = new URLSearchParams({ locale, done: outcome.result });
      return reply.redirect(`${path}?${query.toString()}`, 303);
    }
    const { result, errors } = outcome;
    const now = store.require(entity.kind, entity.id);
    const shown = { entity: now, locale, errors, submitted: submittedTexts(form) };
    // Keeps the outdated version in the form, so that submitting it again does not overwrite the newer version.
    const kept = result === 'conflict' ? { ...now, version: Number(form.get('version')) } : now;
    reply.code(result === 'conflict' ? 409 : 422);
    return sendForm(
      reply,
      { ...shown, entity: kept },
      problemNotice(result, { ...shown, csrfToken: '' }),
    );
  });
};
