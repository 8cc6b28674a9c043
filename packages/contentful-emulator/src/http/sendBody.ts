import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { responseTooBig } from '../delivery/apiError';
import type { Reply, Request } from './app';

const compress = promisify(gzip);
const jsonType = 'application/vnd.contentful.delivery.v1+json';

/** Shorter responses are sent uncompressed, because gzip hardly shortens them. */
const minimumToCompress = 1024;

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be extended
  interface FastifyRequest {
    /** Set by the fault `cutConnections`: the response is truncated. */
    isTruncated?: boolean;
  }
}

/** Sends the first half of the body with the full content-length, then closes the connection. */
const sendTruncated = (reply: Reply, body: Buffer) => {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw.writeHead(reply.statusCode, { 'content-length': body.length });
  reply.raw.write(body.subarray(0, Math.ceil(body.length / 2)), () => reply.raw.destroy());
};

/** Sends a body with the headers set on the reply. */
export const sendBytes = async (request: Request, reply: Reply, body: Buffer): Promise<Reply> => {
  if (request.isTruncated) {
    sendTruncated(reply, body);
    return reply;
  }
  return reply.send(body);
};

/** Sends JSON, compressed if the client accepts gzip. Throws Contentful's 400 if it is longer than `maximumBytes`. */
export const sendJson = async (
  request: Request,
  reply: Reply,
  value: object,
  maximumBytes = Infinity,
): Promise<Reply> => {
  const body = Buffer.from(JSON.stringify(value));
  if (body.length > maximumBytes) throw responseTooBig(maximumBytes);
  if (!reply.hasHeader('content-type')) reply.header('content-type', jsonType);
  reply.header('vary', 'Accept-Encoding');
  const acceptsGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  if (!acceptsGzip || body.length < minimumToCompress) return sendBytes(request, reply, body);
  reply.header('content-encoding', 'gzip');
  return sendBytes(request, reply, await compress(body));
};
