import type { FastifyInstance } from 'fastify';
import { Counter, type Registry } from 'prom-client';

const classOf = (status: number): string => `${Math.floor(status / 100)}xx`;

/**
 * Counts the answers of a server by class of their status (`<prefix>_http_responses_total`, `class="2xx"`), and those of
 * one path by code.
 *
 * @param byCode the path, and the name of its metric.
 */
export const countAnswers = (
  app: FastifyInstance,
  registry: Registry,
  prefix: string,
  byCode: { path: string; name: string; help: string },
): void => {
  const answers = new Counter({
    name: `${prefix}_http_responses_total`,
    help: 'HTTP answers by class of their status.',
    labelNames: ['class'],
    registers: [registry],
  });
  const ofPath = new Counter({
    name: byCode.name,
    help: byCode.help,
    labelNames: ['code'],
    registers: [registry],
  });
  // A series that exists from the start shows its first increase.
  for (const known of ['2xx', '3xx', '4xx', '5xx']) answers.inc({ class: known }, 0);
  app.addHook('onResponse', async ({ routeOptions, method }, { statusCode }) => {
    answers.inc({ class: classOf(statusCode) });
    if (routeOptions.url === byCode.path && method === 'POST') ofPath.inc({ code: statusCode });
  });
};
