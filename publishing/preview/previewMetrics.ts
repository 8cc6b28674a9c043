import type { FastifyInstance } from 'fastify';
import { countAnswers, Counter, Gauge, Registry } from 'static-site-publisher/monitoring';
import { webhookPath } from 'static-site-publisher/webhook';
import { upstreamFault } from './upstreamFault';

export type PreviewMetrics = {
  registry: Registry;
  onRefresh: (outcome: 'fetched' | 'failed') => void;
};

/** The metrics of the preview. */
export const previewMetrics = (app: FastifyInstance, upstream: string): PreviewMetrics => {
  const registry = new Registry();
  const registers = [registry];
  countAnswers(app, registry, 'preview', {
    path: webhookPath,
    name: 'preview_webhook_answers_total',
    help: 'Answers to webhooks by code.',
  });
  const refreshes = new Counter({
    name: 'preview_refreshes_total',
    help: 'Requests to gatsby develop to fetch what was saved, by outcome: fetched, failed.',
    labelNames: ['outcome'],
    registers,
  });
  new Gauge({
    name: 'preview_upstream_is_up',
    help: '1 if gatsby develop answers.',
    registers,
    async collect() {
      this.set((await upstreamFault(upstream)) === undefined ? 1 : 0);
    },
  });
  return { registry, onRefresh: (outcome) => refreshes.inc({ outcome }) };
};
