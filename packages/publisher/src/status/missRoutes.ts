import type { FastifyInstance } from 'fastify';
import { isFromStatusPage } from './isFromStatusPage';
import { synonymPath } from './missesSection';
import type { SearchMisses } from './searchMisses';

/** Handles the buttons of the status page that make synonyms. */
export const addMissRoutes = (app: FastifyInstance, searches: SearchMisses): void => {
  void app.register((scope, _options, done) => {
    // The parameters are in the query; the body is empty.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, parsed) =>
      parsed(null),
    );
    scope.post<{ Querystring: { site?: string; query?: string } }>(
      synonymPath,
      { bodyLimit: 1024 },
      async (request, reply) => {
        if (!isFromStatusPage(request)) {
          return reply.code(403).send({ message: 'This must be sent from the status page.' });
        }
        const { site = '', query = '' } = request.query;
        try {
          await searches.addSynonym?.(site, query);
        } catch (error) {
          return reply.code(502).send({ message: (error as Error).message });
        }
        return reply.redirect('/#searches', 303);
      },
    );
    done();
  });
};
