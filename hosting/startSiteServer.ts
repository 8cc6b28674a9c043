import { existsSync, realpathSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyError, type FastifyReply } from 'fastify';
import {
  addOperationsRoutes,
  operationsPaths,
  textLog,
  type Log,
} from 'static-site-publisher/monitoring';
import { redirectTarget } from '../src/features/redirects/redirectTarget';
import { contactRoute } from './contact/contactRoute';
import { readForms } from './contact/formDefinitions';
import { defaultSubmissionsFolder } from './contact/submissionStore';
import type { Connector } from './delivery/connector';
import { healthRoute } from './delivery/healthRoute';
import { startDeliveries, type DeliveryOptions } from './delivery/startDeliveries';
import { unmappedForms } from './delivery/unmappedForms';
import { reportRoute } from './reports/reportRoute';
import { missRoute } from './search-misses/missRoute';
import { openMissStore } from './search-misses/missStore';
import { openSiteFiles, type SiteFiles } from './server/openSiteFiles';
import { siteMetrics } from './server/siteMetrics';

export type SiteServerOptions = {
  /** The built site. */
  folder: string;
  /** 0 selects a free port. */
  port: number;
  /** The address to listen on, `127.0.0.1` if undefined; `0.0.0.0` for every IPv4 address of the machine. */
  host?: string;
  /** The folder of the submissions of forms. */
  submissionsFolder?: string;
  /** What submissions are delivered to; nothing if undefined. */
  connectors?: readonly Connector[];
  /** Other waits between attempts to deliver, for tests. */
  retry?: DeliveryOptions['retry'];
  /** The path prefix of the build, such as `/preview`; other paths are not found. */
  pathPrefix?: string;
  /** What readers of metrics must send; if undefined, metrics are for this machine only. */
  metricsToken?: string;
  /** Whether it receives reports of violations of the policy. */
  receivesReports?: boolean;
  /** The folder of the counts of searches without a result; none are counted if undefined. */
  missesFolder?: string;
  /** Logs one line; to the console if undefined. */
  log?: Log;
};

export type SiteServer = { origin: string; close: () => Promise<void> };

/** Where programs on this machine reach the server. */
const originOf = (host: string, port: number): string => {
  if (['127.0.0.1', '0.0.0.0', '::'].includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
};

/** The decoded path, or undefined if it is malformed or contains `..`. */
const decodePath = (path: string): string | undefined => {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.split('/').includes('..') ? undefined : decoded;
  } catch {
    return undefined;
  }
};

/** The URL without the path prefix; undefined if it does not have it. */
const belowPrefix = (url: string, pathPrefix: string): string | undefined => {
  const rest = url.startsWith(pathPrefix) ? url.slice(pathPrefix.length) : undefined;
  if (rest === undefined || rest.startsWith('/')) return rest;
  return rest === '' || rest.startsWith('?') ? `/${rest}` : undefined;
};

/** The canonical form of a path. Leading double slashes would redirect to another host. */
const canonicalPath = (path: string): string =>
  path
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html$/, '/')
    .replace(/(.)\/$/, '$1');

/**
 * Resolves the folder, which may be a symlink to the current release. A request that calls it once gets all files from
 * one release.
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
 * Serves a built site as a host does: redirects and headers of production, precompressed files, no trailing slash, error
 * pages; and receives forms.
 *
 * @throws Error when the port is taken.
 */
export const startSiteServer = async ({
  folder,
  port,
  host = '127.0.0.1',
  submissionsFolder = defaultSubmissionsFolder,
  connectors = [],
  retry,
  pathPrefix = '',
  metricsToken,
  receivesReports = false,
  missesFolder,
  log = textLog,
}: SiteServerOptions): Promise<SiteServer> => {
  const root = resolve(folder);
  const siteNow = followSite(root);
  const app = fastify({
    forceCloseConnections: true,
    // Client addresses from a reverse proxy on the same machine.
    trustProxy: 'loopback',
    // Fastify responds to malformed escapes with 400; here they are not found.
    rewriteUrl: ({ url: requested = '/' }) => {
      // Monitors ask this server, not the site below its prefix.
      if (operationsPaths.includes(requested)) return requested;
      const url = belowPrefix(requested, pathPrefix);
      return url === undefined || decodePath(url.split('?')[0] ?? '/') === undefined ? '/-' : url;
    },
  });
  const metrics = siteMetrics(app, submissionsFolder);
  await app.register(fastifyStatic, {
    root,
    serve: false,
    cacheControl: false,
    preCompressed: true,
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(siteNow().files.headersOf(request.url.split('?')[0] ?? '/'));
  });
  for (const line of unmappedForms(readForms(root), connectors)) log(line, { level: 'warn' });
  const deliveries =
    connectors.length > 0
      ? await startDeliveries({
          folder: submissionsFolder,
          connectors,
          retry,
          log,
          onAttempt: metrics.onAttempt,
        })
      : undefined;
  await app.register(contactRoute, {
    publicFolder: root,
    submissionsFolder,
    pathPrefix,
    ...(deliveries && { connectors: connectors.map(({ name }) => name) }),
    onStored: deliveries?.add,
    log,
  });
  metrics.watch(deliveries);
  if (receivesReports) await app.register(reportRoute, { onReport: metrics.onReport });
  if (missesFolder !== undefined) {
    const store = openMissStore(missesFolder);
    await app.register(missRoute, { publicFolder: root, store, log });
  }
  await app.register(healthRoute, { counts: deliveries?.counts });
  addOperationsRoutes(app, {
    registry: metrics.registry,
    notReady: () =>
      Promise.resolve(siteNow().files.fileOf('/') ? undefined : 'There is no release to serve.'),
    token: metricsToken,
  });

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
    const canonical = canonicalPath(pathname);
    if (canonical !== pathname) return reply.redirect(`${pathPrefix}${canonical}${search}`, 301);
    const file = site.files.fileOf(path);
    return file === undefined ? sendError(reply, 404) : reply.sendFile(file, site.root);
  });
  app.setNotFoundHandler((_request, reply) => sendError(reply, 404));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (request.method !== 'GET')
      return reply.code(error.statusCode ?? 500).send({ message: error.message });
    log(error.stack ?? error.message, { level: 'error' });
    return sendError(reply, 500);
  });
  try {
    await app.listen({ host, port });
  } catch (error) {
    await deliveries?.close();
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code)) {
      throw new Error(
        `HOST ${host} is no address of this machine. Use 127.0.0.1, or 0.0.0.0 for all.`,
      );
    }
    if (code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is in use. Stop what uses it, or choose another with --port.`);
  }
  const close = async (): Promise<void> => {
    await app.close();
    await deliveries?.close();
  };
  const { port: actualPort } = app.server.address() as AddressInfo;
  return { origin: originOf(host, actualPort), close };
};
