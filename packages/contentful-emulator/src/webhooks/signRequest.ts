import { createHmac } from 'node:crypto';
import { escape } from 'node:querystring';

export type SignableRequest = {
  method: string;
  /** Path with query. */
  path: string;
  /** Header names are in lower case. */
  headers: Record<string, string>;
  body: string;
};

const signedHeadersName = 'x-contentful-signed-headers';
const timestampName = 'x-contentful-timestamp';

/** Canonical path of Contentful's signatures, in which the query is percent-encoded twice. */
const canonicalPath = (path: string): string => {
  const [pathname = '', search] = path.split('?');
  return encodeURI(search ? `${pathname}?${escape(search)}` : pathname);
};

/**
 * Signs a request with HMAC-SHA256 over method, path, headers and body, in the format that `verifyRequest` of
 * @contentful/node-apps-toolkit verifies. Returns the three signature headers. `secret` has 64 characters.
 */
export const signRequest = (
  secret: string,
  { method, path, headers, body }: SignableRequest,
  timestamp: number,
): Record<string, string> => {
  const names = [...Object.keys(headers), signedHeadersName, timestampName].sort();
  const signed: Record<string, string> = {
    ...headers,
    [signedHeadersName]: names.join(','),
    [timestampName]: String(timestamp),
  };
  const lines = names.map((name) => `${name}:${(signed[name] ?? '').trim()}`).join(';');
  const canonical = [method, canonicalPath(path), lines, body].join('\n');
  return {
    [signedHeadersName]: names.join(','),
    [timestampName]: String(timestamp),
    'x-contentful-signature': createHmac('sha256', secret).update(canonical).digest('hex'),
  };
};
