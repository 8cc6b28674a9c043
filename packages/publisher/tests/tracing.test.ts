import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunningPublisher } from '../src/startPublisher';
import { makeProject, publish, waitFor } from './support';

type Attribute = { key: string; value: Record<string, unknown> };
type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes?: Attribute[];
  status?: { code?: number; message?: string };
};
type Export = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[];
};

const project = makeProject();
const exports: { path: string; type: string; body: Export; text: string }[] = [];
/** An OTLP/HTTP receiver, as a collector has it. */
const receiver = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const text = Buffer.concat(chunks).toString();
    const type = request.headers['content-type'] ?? '';
    exports.push({ path: request.url ?? '', type, body: JSON.parse(text) as Export, text });
    response.setHeader('content-type', 'application/json').end('{}');
  });
});
const spans = (): Span[] =>
  exports.flatMap(({ body }) =>
    body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
let publisher: RunningPublisher;

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  receiver.close();
  project.remove();
});

test('a publication is one trace from the webhook until it is live, with a span for each step', async () => {
  const { port } = receiver.address() as AddressInfo;
  publisher = await project.start({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` });
  const { origin, webhookAddress } = publisher;
  await waitFor(origin, ({ state, current }) => state === 'idle' && current !== undefined);
  project.setBroken('content');
  await publish(webhookAddress, 'one');
  await waitFor(origin, ({ state }) => state === 'failed');
  project.setBroken(undefined);
  await publish(webhookAddress, 'two');
  await waitFor(origin, ({ state, results }) => state === 'idle' && results.length === 3);
  await publisher.close();

  expect(new Set(exports.map(({ path, type }) => `${path} ${type}`))).toEqual(
    new Set(['/v1/traces application/json']),
  );
  expect(exports[0]?.body.resourceSpans[0]?.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'static-site-publisher' },
  });
  const roots = spans().filter(({ name }) => name === 'publication');
  expect(roots).toHaveLength(2);
  const namesOf = ({ traceId, spanId }: Span): string[] =>
    spans()
      .filter((span) => span.traceId === traceId && span.parentSpanId === spanId)
      .map(({ name, status }) => (status?.code === 2 ? `${name}: ${status.message}` : name));
  const [first, second] = roots.map(namesOf);
  const steps = ['building', 'checking', 'releasing'];
  expect(first).toEqual(['webhook', 'queued', 'building: content', ...steps]);
  expect(second).toEqual(['webhook', 'queued', ...steps]);

  for (const root of roots) {
    const children = spans().filter(({ parentSpanId }) => parentSpanId === root.spanId);
    for (const { startTimeUnixNano, endTimeUnixNano } of children) {
      expect(BigInt(startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(root.startTimeUnixNano));
      expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
      expect(BigInt(endTimeUnixNano)).toBeLessThanOrEqual(BigInt(root.endTimeUnixNano));
    }
    expect(root.attributes?.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['publication.entity.id', 'run.number', 'release.id']),
    );
  }
  expect(exports.map(({ text }) => text).join()).not.toMatch(/mara/i);
});

test('a receiver that is away neither fails nor delays publications', async () => {
  publisher = await project.start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  await publish(publisher.webhookAddress, 'three');
  await waitFor(
    publisher.origin,
    ({ state, queueLength }) => state === 'idle' && queueLength === 0,
  );
  const began = Date.now();
  await publisher.close();
  expect(Date.now() - began).toBeLessThan(10_000);
});

test('without an endpoint nothing is sent', async () => {
  const before = exports.length;
  publisher = await project.start();
  await publish(publisher.webhookAddress, 'four');
  await waitFor(
    publisher.origin,
    ({ state, queueLength }) => state === 'idle' && queueLength === 0,
  );
  await publisher.close();
  await wait(50);
  expect(exports).toHaveLength(before);
});
