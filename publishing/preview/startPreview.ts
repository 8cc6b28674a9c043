import type { AddressInfo } from 'node:net';
import httpProxy from '@fastify/http-proxy';
import fastify from 'fastify';
import { webhookPath } from 'static-site-publisher/webhook';
import { addOperationsRoutes, operationsPaths, type Log } from 'static-site-publisher/monitoring';
import { addEntryRoute } from './pageOfEntry';
import { addPreviewWebhook } from './previewWebhook';
import { addPreviewGuard } from './previewGuard';
import { previewMetrics } from './previewMetrics';
import { upstreamFault } from './upstreamFault';

export type PreviewOptions = {
  /** The secret that opens the preview. */
  secret: string;
  /** The signing secret of webhooks; 64 characters. */
  signingSecret: string;
  /** 0 selects a free port. */
  port: number;
  /** The origins whose pages may show the preview in a frame. */
  editors: readonly string[];
  /** The folder of the site, where Gatsby writes its routes. */
  siteFolder: string;
  /** The origin of `gatsby develop`. */
  upstream: string;
  /** What readers of metrics must send; if undefined, metrics are for this machine only. */
  metricsToken?: string;
  log: Log;
};

export type Preview = { origin: string; refresh: () => void; close: () => Promise<void> };

/** Debounce of refreshes, in milliseconds. */
const settle = 250;

/**
 * Starts a reverse proxy in front of `gatsby develop` that requires the secret, forbids indexing, and refreshes the content
 * when a webhook reports a save.
 *
 * @throws Error if the port is in use.
 */
export const startPreview = async (options: PreviewOptions): Promise<Preview> => {
  const { upstream, log } = options;
  const app = fastify({ forceCloseConnections: true, trustProxy: 'loopback' });
  const metrics = previewMetrics(app, upstream);
  let timer: NodeJS.Timeout | undefined;
  const refresh = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      fetch(`${upstream}/__refresh`, { method: 'POST' }).then(
        () => {
          metrics.onRefresh('fetched');
          log('something was saved: fetching it');
        },
        () => {
          metrics.onRefresh('failed');
          log('the site is not ready to fetch what was saved; it will when it starts');
        },
      );
    }, settle);
  };
  addPreviewGuard(app, options, (path) =>
    [webhookPath, '/health', ...operationsPaths].includes(path),
  );
  app.get('/health', (_request, reply) => reply.header('cache-control', 'no-store').send('ok'));
  addOperationsRoutes(app, {
    registry: metrics.registry,
    notReady: () => upstreamFault(upstream),
    token: options.metricsToken,
  });
  addEntryRoute(app, options.siteFolder);
  addPreviewWebhook(app, options.signingSecret, refresh);
  await app.register(httpProxy, {
    upstream,
    websocket: true,
    replyOptions: {
      // Keeps the Cache-Control header of the guard. `X-Frame-Options` would contradict its `frame-ancestors`.
      rewriteHeaders: ({ 'cache-control': _cache, 'x-frame-options': _frame, ...headers }) =>
        headers,
      onError: (reply) => {
        reply.code(503).type('text/plain').send('The preview is starting. Try again in a moment.');
      },
    },
  });
  await app.listen({ host: '127.0.0.1', port: options.port });
  const { port } = app.server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    refresh,
    close: async () => {
      clearTimeout(timer);
      await app.close();
    },
  };
};
