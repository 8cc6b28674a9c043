import type { FastifyRequest } from 'fastify';

/** Seconds. */
const cookieLives = 7 * 24 * 3600;

/** Hosts on which browsers accept `Secure` cookies without TLS. */
const isLoopback = (host: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i.test(host);

/**
 * The cookie that opens the preview. The editor shows the preview in a frame of another site, where browsers send only
 * `SameSite=None` cookies, and those only with `Secure`; `Partitioned` keeps it in browsers that block third-party cookies,
 * one cookie for each site that frames the preview. Without TLS on another host, `SameSite=Lax`: it works in no frame.
 */
export const previewCookie = (
  name: string,
  value: string,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): string => {
  const isSecure = protocol === 'https' || isLoopback(host);
  const site = isSecure ? 'SameSite=None; Secure; Partitioned' : 'SameSite=Lax';
  return `${name}=${value}; Path=/; HttpOnly; ${site}; Max-Age=${cookieLives}`;
};
