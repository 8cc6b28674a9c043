import type { Tracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';

/** Milliseconds between exports, which bound what a kill loses. */
const exportInterval = 1000;

/**
 * A tracer that sends spans as JSON over OTLP/HTTP. The exporter itself reads the standard variables, such as
 * `OTEL_EXPORTER_OTLP_HEADERS`.
 */
export const openTracer = (endpoint: string): { tracer: Tracer; close: () => Promise<void> } => {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env.OTEL_SERVICE_NAME || 'static-site-publisher',
    }),
    spanProcessors: [
      new BatchSpanProcessor(exporter, {
        scheduledDelayMillis: exportInterval,
        exportTimeoutMillis: 5000,
      }),
    ],
  });
  return {
    tracer: provider.getTracer('static-site-publisher'),
    // A receiver that is away must not keep the publisher from ending.
    close: () => provider.shutdown().catch(() => undefined),
  };
};
