import { existsSync } from 'node:fs';
import { join } from 'node:path';
import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { textLog, type Log } from 'static-site-publisher/monitoring';
import { countableQuery } from '../../src/features/search/countableQuery';
import type { MissStore } from './missStore';

export type MissRouteOptions = {
  /** The built site, which says what sites there are. */
  publicFolder: string;
  store: MissStore;
  log?: Log;
};

export const missPath = '/api/search-misses';

/** Bytes; a query has at most 60 characters. */
const bodyLimit = 1024;
const sitePattern = /^[a-z0-9-]+(?:\/[a-z]{2})?$/;

const isFromThisSite = ({ headers }: FastifyRequest): boolean => {
  const { origin = '', host, 'sec-fetch-site': fetchSite = 'same-origin' } = headers;
  return fetchSite === 'same-origin' && URL.canParse(origin) && new URL(origin).host === host;
};

type Miss = { site: string; query: string };

/** What a request reports; undefined if it is not counted. */
const readMiss = (body: unknown, publicFolder: string): Miss | undefined => {
  try {
    const { site, query } = JSON.parse(String(body)) as Partial<Record<keyof Miss, unknown>>;
    if (typeof site !== 'string' || typeof query !== 'string' || !sitePattern.test(site)) return;
    const counted = countableQuery(query);
    if (counted === undefined || !existsSync(join(publicFolder, site, 'home/index.html'))) return;
    return { site, query: counted };
  } catch {
    return undefined;
  }
};

/**
 * Counts searches without a result. It stores the site, the folded query and a number: no address, no cookie, no time. Requests
 * that ask not to be tracked (DNT, Sec-GPC) are not counted, and at most 20 in ten minutes of one address.
 */
export const missRoute: FastifyPluginAsync<MissRouteOptions> = async (app, options) => {
  const { publicFolder, store, log = textLog } = options;
  await app.register(rateLimit, { global: false });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, text, done) =>
    done(null, text),
  );
  app.post(missPath, {
    bodyLimit,
    preHandler: app.rateLimit({ max: 20, timeWindow: '10 minutes' }),
    handler: async (request, reply) => {
      const { dnt, 'sec-gpc': privacyControl } = request.headers;
      const objects = dnt === '1' || privacyControl === '1';
      const miss =
        isFromThisSite(request) && !objects ? readMiss(request.body, publicFolder) : undefined;
      if (miss) {
        await store
          .add(miss.site, miss.query)
          .catch((error: Error) =>
            log(`a search without a result is not counted: ${error.message}`, { level: 'warn' }),
          );
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  });
};
