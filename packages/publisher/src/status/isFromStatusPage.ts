import type { FastifyRequest } from 'fastify';

/** Protects against cross-site request forgery by the Origin and Sec-Fetch-Site headers. */
export const isFromStatusPage = ({ headers }: FastifyRequest): boolean => {
  const { origin = '', host, 'sec-fetch-site': fetchSite } = headers;
  return fetchSite === 'same-origin' || (URL.canParse(origin) && new URL(origin).host === host);
};
