import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { mayReadMetrics } from './mayReadMetrics';
import { metricsText } from './registry';

export type OperationsOptions = {
  registry: Registry;
  /** The reason why the server cannot serve now; undefined if it can. Public, so without details. */
  notReady: () => Promise<string | undefined>;
  /** The token that metrics require; if undefined, they are for this machine only. */
  token: string | undefined;
};

/** The paths of these routes. */
export const operationsPaths: readonly string[] = ['/metrics', '/ready'];

/**
 * Serves `/metrics` in Prometheus' text format, and `/ready`: 200, or 503 with the reason. To requests that may not read
 * metrics, the path does not exist; if a token is set, they get 401.
 */
export const addOperationsRoutes = (
  app: FastifyInstance,
  { registry, notReady, token }: OperationsOptions,
): void => {
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, token)) {
      if (token === undefined) return reply.callNotFound();
      return reply.code(401).header('www-authenticate', 'Bearer').send('METRICS_TOKEN is needed.');
    }
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await metricsText(registry));
  });
  app.get('/ready', async (_request, reply) => {
    const reason = await notReady();
    void reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    return reason === undefined ? reply.send('ready\n') : reply.code(503).send(`${reason}\n`);
  });
};
