import type { FastifyInstance } from 'fastify';
import { dirname } from 'node:path';
import {
  addDiskGauges,
  countAnswers,
  Counter,
  Gauge,
  Registry,
} from 'static-site-publisher/monitoring';
import { contactPath } from '../contact/contactRoute';
import type { CountedReport } from '../reports/countedReport';
import type { Deliveries, DeliveryOptions } from '../delivery/startDeliveries';

export type SiteMetrics = {
  registry: Registry;
  onReport: (report: CountedReport) => void;
  onAttempt: NonNullable<DeliveryOptions['onAttempt']>;
  /** Adds the counts of deliveries. */
  watch: (deliveries: Deliveries | undefined) => void;
};

/** The metrics of the site server; their labels have nothing of visitors or submissions. */
export const siteMetrics = (app: FastifyInstance, submissionsFolder: string): SiteMetrics => {
  const registry = new Registry();
  const registers = [registry];
  countAnswers(app, registry, 'site', {
    path: contactPath,
    name: 'site_form_answers_total',
    help: 'Answers to submitted forms by code.',
  });
  const attempts = new Counter({
    name: 'site_deliveries_total',
    help: 'Attempts to deliver a submission by connector and outcome: delivered, waiting (for a retry), dead.',
    labelNames: ['connector', 'outcome'],
    registers,
  });
  const reports = new Counter({
    name: 'site_csp_reports_total',
    help: 'Reported violations of the Content-Security-Policy, by directive and what was blocked.',
    labelNames: ['directive', 'blocked'],
    registers,
  });
  // Submissions may not have a folder yet; the folder above it is on the same file system.
  addDiskGauges(registry, 'site', dirname(submissionsFolder));
  return {
    registry,
    onReport: ({ directive, blocked }) => reports.inc({ directive, blocked }),
    onAttempt: (connector, outcome) => attempts.inc({ connector, outcome }),
    watch: (deliveries) => {
      const gauge = (name: 'waiting' | 'dead', help: string): void => {
        new Gauge({
          name: `site_deliveries_${name}`,
          help,
          registers,
          collect() {
            this.set(deliveries?.counts()[name] ?? 0);
          },
        });
      };
      gauge('waiting', 'Deliveries that have not succeeded yet.');
      gauge('dead', 'Dead letters: deliveries that are not tried again.');
    },
  };
};
