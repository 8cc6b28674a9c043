import { createHmac } from 'node:crypto';
import { escape } from 'node:querystring';

export type SignableRequest = {
  method: string;
  /** With its query. */
  path: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string;
};

const signedHeadersName = 'x-contentful-signed-headers';
const timestampName = 'x-contentful-timestamp';

/** The path as Contentful signs it; its query is escaped once more than one would think. */
const canonicalPath = (path: string): string => {
  const [pathname = '', search] = path.split('?');
  return encodeURI(search ? `${pathname}?${escape(search)}` : pathname);
};

/**
 * The three headers that prove a request to come from Contentful: HMAC-SHA256, in hex, of method, path, signed headers
 * and body, as `verifyRequest` of @contentful/node-apps-toolkit expects it. `secret` has 64 characters.
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
