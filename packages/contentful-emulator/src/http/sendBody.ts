import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { responseTooBig } from '../delivery/apiError';
import type { Reply, Request } from './app';

const compress = promisify(gzip);
const jsonType = 'application/vnd.contentful.delivery.v1+json';

/** Shorter answers are not worth compressing. */
const minimumToCompress = 1024;

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be extended
  interface FastifyRequest {
    /** A fault: the answer to this request ends in the middle. */
    isCutOff?: boolean;
  }
}

/** Sends half of what the headers promise, then ends the connection. */
const sendHalf = (reply: Reply, body: Buffer) => {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw.writeHead(reply.statusCode, { 'content-length': body.length });
  reply.raw.write(body.subarray(0, Math.ceil(body.length / 2)), () => reply.raw.destroy());
};

/** Sends bytes with the headers set so far. */
export const sendBytes = async (request: Request, reply: Reply, body: Buffer): Promise<Reply> => {
  if (request.isCutOff) {
    sendHalf(reply, body);
    return reply;
  }
  return reply.send(body);
};

/** Sends JSON, compressed if the client takes it. Throws Contentful's 400 if it is longer than `maximumBytes`. */
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
  const takesGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  if (!takesGzip || body.length < minimumToCompress) return sendBytes(request, reply, body);
  reply.header('content-encoding', 'gzip');
  return sendBytes(request, reply, await compress(body));
};
