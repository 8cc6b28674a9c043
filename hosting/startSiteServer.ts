import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { headersFor } from './headers';

export type SiteServerOptions = {
  /** The built site. */
  folder: string;
  /** 0 takes any free port. */
  port: number;
  host?: string;
};

export type SiteServer = { origin: string; close: () => Promise<void> };

/**
 * Serves a built site on this machine as a host would: no trailing slash, the headers of production, the 404 page for
 * what does not exist.
 *
 * @throws Error when the port is taken.
 */
export const startSiteServer = async ({
  folder,
  port,
  host = '127.0.0.1',
}: SiteServerOptions): Promise<SiteServer> => {
  const app = fastify({ forceCloseConnections: true });
  await app.register(fastifyStatic, { root: resolve(folder), serve: false, cacheControl: false });

  app.get('/*', async (request, reply) => {
    const url = new URL(request.url, 'http://localhost');
    const path = decodeURIComponent(url.pathname);
    if (path !== '/' && path.endsWith('/')) {
      return reply.redirect(`${path.replace(/\/+$/, '') || '/'}${url.search}`, 301);
    }
    const isFile = /\.[a-z0-9]+$/i.test(path) && !path.endsWith('.html');
    const file = isFile ? path : path.endsWith('.html') ? path : `${path}/index.html`;
    void reply.headers(headersFor(path));
    return reply.sendFile(file.replace(/^\/+/, ''));
  });
  app.setNotFoundHandler((_request, reply) => {
    void reply.code(404).headers(headersFor('/404.html'));
    return reply.sendFile('404.html');
  });
  app.setErrorHandler((_error, _request, reply) => {
    void reply.code(500).headers(headersFor('/500.html'));
    return reply.sendFile('500.html');
  });
  try {
    await app.listen({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is in use. Stop what uses it, or choose another with --port.`);
  }
  const { port: actualPort } = app.server.address() as AddressInfo;
  return { origin: `http://localhost:${actualPort}`, close: () => app.close() };
};
