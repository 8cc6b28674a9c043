import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsync } from 'fastify';
import { countedReports, type CountedReport } from './countedReport';

export type ReportRouteOptions = { onReport: (report: CountedReport) => void };

export const reportPath = '/api/csp-reports';

/** Bytes; a report has about one kilobyte, and browsers send several at once. */
const bodyLimit = 32 * 1024;

/**
 * Receives reports of violations of the Content-Security-Policy, and counts them. Nothing of a report is stored or logged: a
 * report has the address of the page, and anybody may send one. At most 30 requests a minute of one address.
 */
export const reportRoute: FastifyPluginAsync<ReportRouteOptions> = async (app, { onReport }) => {
  await app.register(rateLimit, { global: false });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/reports+json', 'application/csp-report', 'application/json'],
    { parseAs: 'string' },
    (_request, text, done) => {
      try {
        done(null, JSON.parse(text as string));
      } catch {
        done(null, undefined);
      }
    },
  );
  app.post(reportPath, {
    bodyLimit,
    preHandler: app.rateLimit({ max: 30, timeWindow: '1 minute' }),
    handler: (request, reply) => {
      for (const report of countedReports(request.body)) onReport(report);
      void reply.code(204).header('cache-control', 'no-store').send();
    },
  });
};
