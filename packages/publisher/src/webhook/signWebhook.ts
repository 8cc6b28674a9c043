import { signRequest } from '@contentful/node-apps-toolkit/requests';

export type UnsignedWebhook = {
  address: string;
  /** 64 characters. */
  secret: string;
  /** They are signed too. */
  headers: Readonly<Record<string, string>>;
  body: string;
  /** When it was signed; milliseconds since 1970. */
  timestamp?: number;
};

/** The headers of a POST with an HMAC-SHA256 signature as Contentful makes it, over method, path, headers and body. */
export const signWebhook = ({
  address,
  secret,
  headers,
  body,
  timestamp,
}: UnsignedWebhook): Record<string, string> => {
  const { pathname, search } = new URL(address);
  const request = { method: 'POST', path: `${pathname}${search}`, headers, body } as const;
  return { ...headers, ...signRequest(secret, request, timestamp) };
};
