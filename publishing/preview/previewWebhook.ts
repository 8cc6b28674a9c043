import type { FastifyInstance } from 'fastify';
import { largestWebhook, webhookPath, signatureProblem } from 'static-site-publisher/webhook';

/** Receives the signed webhooks of all saves. Unlike the publisher's, they are not stored. */
export const addPreviewWebhook = (
  app: FastifyInstance,
  secret: string,
  onSave: () => void,
): void => {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post(webhookPath, { bodyLimit: largestWebhook }, (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const { headers, url: path } = request;
      const fault = signatureProblem({ method: 'POST', path, headers, body }, secret);
      if (fault !== undefined) {
        return reply.code(401).send({ message: `The webhook is refused: ${fault}.` });
      }
      onSave();
      return reply.send({ status: 'accepted' });
    });
    done();
  });
};
