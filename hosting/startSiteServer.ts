import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyError } from 'fastify';
import { addContactRoute } from './contact/contactRoute';
import { headersFor } from './headers';

export type SiteServerOptions = {
  /** The built site. */
  folder: string;
  /** 0 takes any free port. */
  port: number;
  host?: string;
  /** Where the contact form's submissions are kept. */
  submissionsFolder?: string;
};

export type SiteServer = { origin: string; close: () => Promise<void> };

/** A path as its file is named, or undefined where its escapes are broken or it leads out of the site. */
const decodePath = (path: string): string | undefined => {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.split('/').includes('..') ? undefined : decoded;
  } catch {
    return undefined;
  }
};

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
  submissionsFolder = '.space/submissions',
}: SiteServerOptions): Promise<SiteServer> => {
  const app = fastify({
    forceCloseConnections: true,
    // Fastify itself would answer broken escapes with an error; to a visitor such a page does not exist.
    rewriteUrl: ({ url = '/' }) =>
      decodePath(url.split('?')[0] ?? '/') === undefined ? '/-' : url,
  });
  await app.register(fastifyStatic, { root: resolve(folder), serve: false, cacheControl: false });

  addContactRoute(app, { publicFolder: resolve(folder), submissionsFolder });

  app.get('/*', async (request, reply) => {
    const [pathname = '/', query] = request.url.split('?');
    const search = query === undefined ? '' : `?${query}`;
    const path = decodePath(pathname);
    if (path === undefined) return reply.callNotFound();
    if (path !== '/' && path.endsWith('/')) {
      // Two slashes in front would lead to another host.
      const target = `/${pathname.replace(/^\/+|\/+$/g, '')}`;
      return reply.redirect(`${target}${search}`, 301);
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
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (request.method !== 'GET')
      return reply.code(error.statusCode ?? 500).send({ message: error.message });
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
