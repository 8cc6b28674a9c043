import { collectDefaultMetrics, Registry } from 'prom-client';

let ofProcess: Registry | undefined;

/** The metrics of the process (CPU, memory, event loop), collected once, however many servers it runs. */
const processRegistry = (): Registry => {
  if (ofProcess === undefined) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
};

/** The metrics of a server and of its process in Prometheus' text format. */
export const metricsText = (registry: Registry): Promise<string> =>
  Registry.merge([registry, processRegistry()]).metrics();
