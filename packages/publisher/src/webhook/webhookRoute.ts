import type { FastifyInstance } from 'fastify';
import type { Log } from '../log';
import type { Journal } from './openJournal';
import { readWebhook } from './readWebhook';
import type { Publication, QueuedPublication } from './types';
import { signatureProblem } from './verifyWebhook';

export const webhookPath = '/webhook';
/** Bytes. An entry of Contentful has 2 MB at most. */
export const largestWebhook = 3 * 1024 * 1024;

export type WebhookRouteOptions = {
  journal: Journal;
  /** 64 characters, as Contentful makes it. */
  secret: string;
  environment: string;
  /** Whether a build includes a publication already: a late webhook of a release that was complete. */
  isKnown: (publication: Publication) => boolean;
  onAccepted: (queued: QueuedPublication) => void;
  log: Log;
};

/**
 * Receives signed webhooks, deduplicated by idempotency key. Responds with 200 if the publication is on disk, is a
 * duplicate or does not affect the site; with 401, 400 or 413 to invalid requests; and with 503 if it cannot be stored, so
 * that the sender retries.
 */
export const addWebhookRoute = (
  app: FastifyInstance,
  { journal, secret, environment, isKnown, onAccepted, log }: WebhookRouteOptions,
): void => {
  void app.register((scope, _options, done) => {
    // The signature covers the raw bytes, so no middleware may parse the body first.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post(webhookPath, { bodyLimit: largestWebhook }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const { headers, url: path } = request;
      const fault = signatureProblem({ method: 'POST', path, headers, body }, secret);
      if (fault !== undefined) {
        log(`refused a webhook: ${fault}`, { level: 'warn' });
        return reply.code(401).send({ message: `The webhook is refused: ${fault}.` });
      }
      const read = readWebhook(headers, body, environment);
      if (read.kind === 'unreadable') {
        return reply.code(400).send({ message: `The webhook cannot be read: ${read.reason}.` });
      }
      if (read.kind === 'ignored') return reply.send({ status: 'ignored', reason: read.reason });
      if (isKnown(read.publication)) return reply.send({ status: 'known' });
      try {
        const queued = await journal.append(read.publication);
        if (queued === undefined) return await reply.send({ status: 'known' });
        onAccepted(queued);
        return await reply.send({ status: 'accepted', number: queued.seq });
      } catch (error) {
        log(`could not keep a webhook: ${(error as Error).message}`, { level: 'error' });
        return reply
          .code(503)
          .header('retry-after', '30')
          .send({ message: 'The webhook could not be kept. Send it again.' });
      }
    });
    done();
  });
};
