import { existsSync, realpathSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyError, type FastifyReply } from 'fastify';
import { redirectTarget } from '../src/features/redirects/redirectTarget';
import { contactRoute } from './contact/contactRoute';
import { openSiteFiles, type SiteFiles } from './server/openSiteFiles';

export type SiteServerOptions = {
  /** The built site. */
  folder: string;
  /** 0 takes any free port. */
  port: number;
  host?: string;
  /** Where the contact form's submissions are kept. */
  submissionsFolder?: string;
  /** A folder of the host that the site was built to live below, such as `/preview`; nothing is served beside it. */
  pathPrefix?: string;
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

/** An address below the folder that the site lives in, from there; undefined for what is beside it. */
const belowPrefix = (url: string, pathPrefix: string): string | undefined => {
  const rest = url.startsWith(pathPrefix) ? url.slice(pathPrefix.length) : undefined;
  if (rest === undefined || rest.startsWith('/')) return rest;
  return rest === '' || rest.startsWith('?') ? `/${rest}` : undefined;
};

/** A path in the one form that pages have; two slashes in front would lead to another host. */
const tidyPath = (path: string): string =>
  path
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html$/, '/')
    .replace(/(.)\/$/, '$1');

/**
 * The site as it is now, where the folder is a link that moves from one release to the next: a request that asks once
 * gets everything from one release.
 */
const followSite = (folder: string): (() => { root: string; files: SiteFiles }) => {
  let site: { root: string; files: SiteFiles } | undefined;
  return () => {
    const root = existsSync(folder) ? realpathSync(folder) : folder;
    if (site?.root !== root) site = { root, files: openSiteFiles(root) };
    return site;
  };
};

/**
 * Serves a built site on this machine as a host would: the redirects and headers of production, files that were
 * compressed ahead, no slash at the end, the error pages; and receives the contact form.
 *
 * @throws Error when the port is taken.
 */
export const startSiteServer = async ({
  folder,
  port,
  host = '127.0.0.1',
  submissionsFolder = '.space/submissions',
  pathPrefix = '',
}: SiteServerOptions): Promise<SiteServer> => {
  const root = resolve(folder);
  const siteNow = followSite(root);
  const app = fastify({
    forceCloseConnections: true,
    // A server in front of this one, on the same machine, says whom it asks for.
    trustProxy: 'loopback',
    // Fastify itself would answer broken escapes with an error; to a visitor such a page does not exist.
    rewriteUrl: ({ url: asked = '/' }) => {
      const url = belowPrefix(asked, pathPrefix);
      return url === undefined || decodePath(url.split('?')[0] ?? '/') === undefined ? '/-' : url;
    },
  });
  await app.register(fastifyStatic, {
    root,
    serve: false,
    cacheControl: false,
    preCompressed: true,
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(siteNow().files.headersOf(request.url.split('?')[0] ?? '/'));
  });
  await app.register(contactRoute, { publicFolder: root, submissionsFolder, pathPrefix });

  const sendError = (reply: FastifyReply, code: 404 | 500): FastifyReply => {
    void reply.code(code);
    const page = `${code}.html`;
    const site = siteNow();
    return site.files.fileOf(`/${page}`)
      ? reply.sendFile(page, site.root)
      : reply.send(String(code));
  };

  app.get('/*', async (request, reply) => {
    const [pathname = '/', query] = request.url.split('?');
    const search = query === undefined ? '' : `?${query}`;
    const path = decodePath(pathname);
    if (path === undefined) return sendError(reply, 404);
    const site = siteNow();
    const target = site.files.redirectOf(path);
    if (target !== undefined) {
      const to = redirectTarget(target, search, '');
      return reply.redirect(to.startsWith('/') ? `${pathPrefix}${to}` : to, 301);
    }
    const tidy = tidyPath(pathname);
    if (tidy !== pathname) return reply.redirect(`${pathPrefix}${tidy}${search}`, 301);
    const file = site.files.fileOf(path);
    return file === undefined ? sendError(reply, 404) : reply.sendFile(file, site.root);
  });
  app.setNotFoundHandler((_request, reply) => sendError(reply, 404));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (request.method !== 'GET')
      return reply.code(error.statusCode ?? 500).send({ message: error.message });
    console.error(error);
    return sendError(reply, 500);
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
