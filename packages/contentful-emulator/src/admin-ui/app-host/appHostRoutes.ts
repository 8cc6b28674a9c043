import { ApiError } from '../../delivery/apiError';
import type { SpaceContext } from '../../delivery/spaceContext';
import type { App, Reply } from '../../http/app';
import type { Entity } from '../../types';
import type { RequestGuard } from '../guard';
import type { Html } from '../html';
import { answerCall, type AppCall } from './answerCall';
import { appPanel } from './appPanel';
import { readHostScript } from './readHostScript';
import { appAddress, type SidebarApp } from './sidebarApp';

export type AppHost = {
  /** The panel beside the form of an entry, and the permission of its page to frame the app. */
  show: (
    reply: Reply,
    entity: Entity,
    locale: string,
    publisherUrl: string | undefined,
  ) => Html | undefined;
};

const readCall = (body: unknown): AppCall => {
  const { method, params } = (body ?? {}) as { method?: unknown; params?: unknown };
  if (typeof method !== 'string' || !Array.isArray(params)) {
    throw new ApiError(400, 'BadRequest', 'A call of an app has a method and params.');
  }
  return { method, params };
};

/** Adds the policy of the app host to that of the page. */
const allowApp = (reply: Reply, origin: string): void => {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header(
    'content-security-policy',
    `${policy}; script-src 'self'; connect-src 'self'; frame-src ${origin}`,
  );
};

/**
 * Adds the host of an App Framework app: Contentful's web app as far as an app in the sidebar of an entry sees it. The app runs
 * in a sandboxed frame from its own origin, with the unmodified SDK.
 */
export const addAppHost = (
  app: App,
  context: SpaceContext,
  guard: RequestGuard,
  sidebarApp: SidebarApp | undefined,
): AppHost => {
  if (!sidebarApp) return { show: () => undefined };
  app.get('/app-host.js', async (request, reply) => {
    guard.protect(request, reply);
    return reply.type('text/javascript; charset=utf-8').send(await readHostScript());
  });
  app.post('/app-host/:id', (request, reply) => {
    guard.protect(request, reply);
    const token = String(request.headers['x-csrf-token'] ?? '');
    guard.checkCsrf(request, new URLSearchParams({ token }));
    const { id } = request.params as { id: string };
    return reply.send(answerCall(id, readCall(request.body), context));
  });
  return {
    show: (reply, entity, locale, publisherUrl) => {
      const address = appAddress(sidebarApp, publisherUrl);
      if (entity.kind !== 'Entry' || !address) return undefined;
      allowApp(reply, address.origin);
      const data = { appUrl: address.href, csrfToken: guard.csrfToken, locale };
      return appPanel(entity, sidebarApp, data, context);
    },
  };
};
