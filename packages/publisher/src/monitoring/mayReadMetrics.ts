import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const isLoopback = (address: string | undefined): boolean =>
  /^(?:::ffff:)?127\.|^::1$/.test(address ?? '');

/** Headers by which proxies pass on requests of others. */
const forwardingHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

const isSame = (given: string, wanted: string): boolean => {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
};

/**
 * Whether a request may read metrics. With a token: if it has the token, from anywhere. Without: if it comes from this machine
 * and no proxy has passed it on.
 */
export const mayReadMetrics = (
  { headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>,
  token: string | undefined,
): boolean => {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  return (
    isLoopback(socket.remoteAddress) &&
    forwardingHeaders.every((name) => headers[name] === undefined)
  );
};
