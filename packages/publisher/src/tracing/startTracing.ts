import type { Log } from '../log';
import { noTracing, type Tracing } from './types';
import type { TraceOptions } from './tracePublications';

/**
 * Starts OpenTelemetry traces of publications, if an endpoint is set. OpenTelemetry is loaded only then. A receiver that is
 * away delays and fails nothing: the exporter drops what it cannot send.
 */
export const startTracing = async (
  endpoint: string | undefined,
  { log, ...options }: TraceOptions & { log: Log },
): Promise<Tracing> => {
  if (endpoint === undefined) return noTracing;
  const [{ openTracer }, { tracePublications }] = await Promise.all([
    import('./openTracer'),
    import('./tracePublications'),
  ]);
  const { tracer, close } = openTracer(endpoint);
  log(`traces go to ${new URL(endpoint).origin}`);
  return tracePublications(tracer, close, options);
};
