import type { FastifyInstance } from 'fastify';
import { addFormRoutes } from './formRoutes';
import { addMissRoutes } from './missRoutes';
import { readStatus, type Status, type StatusSources } from './readStatus';
import { statusHeaders } from './statusHeaders';
import { statusPage } from './statusPage';
import type { StatusPageOptions } from './statusPageOptions';

/** The error code only, because the message may quote the content of a corrupt file. */
const explainUnreadable = ({ code, name }: NodeJS.ErrnoException): { error: string } => ({
  error: code ?? name,
});

/**
 * Serves the status page at `/`, its data at `/status.json`, and the health check at `/health`: 503 with the reason after
 * the work loop has ended with an error.
 */
export const addStatusRoutes = (
  app: FastifyInstance,
  sources: StatusSources,
  look: StatusPageOptions = {},
): void => {
  const { forms, searches } = look;
  const readAll = async (): Promise<Status> => ({
    ...readStatus(sources),
    ...(forms && { forms: await forms.read().catch(explainUnreadable) }),
    ...(searches && {
      searches: await searches
        .read()
        .then((misses) => ({ misses, canAdd: searches.addSynonym !== undefined }))
        .catch(explainUnreadable),
    }),
  });
  if (forms) addFormRoutes(app, forms);
  if (searches) addMissRoutes(app, searches);
  app.get('/', async (_request, reply) =>
    reply
      .headers(statusHeaders)
      .type('text/html; charset=utf-8')
      .send(statusPage(await readAll(), look)),
  );
  app.get('/status.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await readAll()),
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
