import type { FastifyPluginAsync } from 'fastify';
import type { DeliveryCounts } from './startDeliveries';

const isLoopback = (ip: string): boolean => /^(?:::ffff:)?127\.|^::1$/.test(ip);

/**
 * `/health` for monitors on this machine: how many deliveries wait, and how many are dead letters. Elsewhere the path does not
 * exist.
 */
export const healthRoute: FastifyPluginAsync<{ counts?: () => DeliveryCounts }> = (
  app,
  { counts },
) => {
  app.get('/health', (request, reply) => {
    if (!isLoopback(request.ip)) return reply.callNotFound();
    void reply.header('Cache-Control', 'no-store');
    return reply.send({ status: 'ok', deliveries: counts?.() ?? { waiting: 0, dead: 0 } });
  });
  return Promise.resolve();
};
