import type { FastifyInstance } from 'fastify';
import type { FormDeliveries } from './formDeliveries';
import { isFromStatusPage } from './isFromStatusPage';
import { resendPath } from './formsSection';

/** Handles the resend form of the status page. */
export const addFormRoutes = (app: FastifyInstance, { resend }: FormDeliveries): void => {
  void app.register((scope, _options, done) => {
    // The parameters are in the query; the body is empty.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, parsed) =>
      parsed(null),
    );
    scope.post<{ Querystring: { id?: string } }>(
      resendPath,
      { bodyLimit: 1024 },
      async (request, reply) => {
        if (!isFromStatusPage(request)) {
          return reply.code(403).send({ message: 'This must be sent from the status page.' });
        }
        try {
          await resend(String(request.query.id));
        } catch (error) {
          return reply.code(404).send({ message: (error as Error).message });
        }
        return reply.redirect('/#forms', 303);
      },
    );
    done();
  });
};
