import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addCorsHeaders, isAllowed } from '../entries/entryRoutes';
import { readBrowserScript } from '../pages/readBrowserScript';
import type { StatusPageOptions } from '../status/statusPageOptions';
import { changesPage, changesPath, comparePage } from './changesPage';
import type { DryRuns } from './dryRuns';
import { readSiteFile } from './siteFile';

export type DryRunRouteOptions = {
  dryRuns: DryRuns;
  token: string;
  origins: readonly string[];
  pathPrefix: string;
  look: StatusPageOptions | undefined;
};

const headers = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; font-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Pages of the site run no scripts here and load nothing of other sites. */
const framePolicy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin";

const maxEntries = 200;
const question = z.object({ entries: z.array(z.string().min(1).max(64)).min(1).max(maxEntries) });

const gone =
  'This comparison is gone: another one was requested, or the publisher has restarted. Ask again.';

type Params = { key: string; '*': string };

/**
 * Serves dry runs: `POST /dry-runs` asks for one, with the token of the sidebar app; `/dry-runs/<key>` has its state, and
 * `/changes/<key>` its pages. The key is the permission to read, since frames and links cannot send a token.
 */
export const addDryRunRoutes = (app: FastifyInstance, options: DryRunRouteOptions): void => {
  const { dryRuns, token, origins, pathPrefix, look } = options;
  for (const path of ['/dry-runs', '/dry-runs/:key']) {
    app.options(path, (request, reply) => {
      addCorsHeaders(request, reply, origins);
      return reply.code(204).send();
    });
  }
  app.post('/dry-runs', (request, reply) => {
    addCorsHeaders(request, reply, origins);
    if (!isAllowed(request, token)) {
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send({ message: 'The token of the app is missing or wrong.' });
    }
    const { data } = question.safeParse(request.body);
    if (data === undefined) {
      return reply
        .code(400)
        .send({ message: `Name 1 to ${maxEntries} entries: {"entries":["id"]}.` });
    }
    return reply.code(202).send(dryRuns.ask(data.entries));
  });
  app.get<{ Params: Params }>('/dry-runs/:key', (request, reply) => {
    addCorsHeaders(request, reply, origins);
    const run = dryRuns.find(request.params.key);
    return run ? reply.send(run) : reply.code(404).send({ message: gone });
  });
  app.get(`${changesPath}/compare.js`, async (_request, reply) =>
    reply
      .headers(headers)
      .type('text/javascript; charset=utf-8')
      .send(await readBrowserScript('compare')),
  );
  app.get<{ Params: Params }>(`${changesPath}/:key`, (request, reply) => {
    const run = dryRuns.find(request.params.key);
    void reply
      .headers({ ...headers, 'content-security-policy': pagePolicy })
      .type('text/html; charset=utf-8');
    if (run === undefined) return reply.code(404).type('text/plain').send(gone);
    const isEnded = run.state === 'done' || run.state === 'failed';
    return reply.headers(isEnded ? {} : { refresh: '2' }).send(changesPage(run, look));
  });
  app.get<{ Params: Params; Querystring: { page?: string } }>(
    `${changesPath}/:key/compare`,
    (request, reply) => {
      const run = dryRuns.find(request.params.key);
      void reply.headers({ ...headers, 'content-security-policy': pagePolicy });
      if (run === undefined || !dryRuns.foldersOf(run.key))
        return reply.code(404).type('text/plain').send(gone);
      return reply
        .type('text/html; charset=utf-8')
        .send(comparePage(run, request.query.page ?? '/', look));
    },
  );
  for (const side of ['before', 'after'] as const) {
    app.get<{ Params: Params }>(`${changesPath}/:key/${side}/*`, async (request, reply) => {
      const { key, '*': rest } = request.params;
      const folder = dryRuns.foldersOf(key)?.[side];
      const path = `/${rest}`.startsWith(`${pathPrefix}/`)
        ? `/${rest}`.slice(pathPrefix.length)
        : `/${rest}`;
      const file = folder && (await readSiteFile(folder, path, `${changesPath}/${key}/${side}`));
      void reply.headers({ ...headers, 'content-security-policy': framePolicy });
      if (!file)
        return reply
          .code(404)
          .type('text/plain')
          .send(folder ? 'There is no such file.' : gone);
      return reply.type(file.type).send(file.body);
    });
  }
};
