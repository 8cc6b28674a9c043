import type { FastifyInstance } from 'fastify';
import { readStatus, type StatusSources } from './readStatus';
import { statusHeaders } from './statusHeaders';
import { statusPage } from './statusPage';
import type { StatusPageOptions } from './theme';

/**
 * The status for people at `/`, for programs at `/status.json`, and for supervisors at `/health`: 503 with the reason once
 * the work loop has ended with an error.
 */
export const addStatusRoutes = (
  app: FastifyInstance,
  sources: StatusSources,
  look: StatusPageOptions = {},
): void => {
  app.get('/', (_request, reply) =>
    reply
      .headers(statusHeaders)
      .type('text/html; charset=utf-8')
      .send(statusPage(readStatus(sources), look)),
  );
  app.get('/status.json', (_request, reply) =>
    reply.header('cache-control', 'no-store').send(readStatus(sources)),
  );
  app.get('/health', (_request, reply) => {
    const reason = sources.publisher.stoppedBy();
    void reply.header('cache-control', 'no-store');
    return reason === undefined
      ? reply.send('ok')
      : reply.code(503).send(`The publisher has stopped: ${reason}\n`);
  });
  for (const { path, content } of look.theme?.fontFiles ?? []) {
    app.get(path, (_request, reply) =>
      reply
        .headers({ 'content-type': 'font/woff2', 'cache-control': 'public, max-age=86400' })
        .send(content),
    );
  }
};
