import { ExpiredRequestException, verifyRequest } from '@contentful/node-apps-toolkit/requests';

export type SignedRequest = {
  method: 'POST';
  /** The request path, with its query. */
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The raw bytes. */
  body: Buffer;
};

/** Validity of a signature in seconds, as Contentful recommends; also the tolerated clock skew. */
export const signatureLives = 30;

/**
 * Why a request is not to be believed, or undefined when its signature is right: made with the secret, over this method,
 * path, body and the headers it names, not longer ago than `signatureLives`.
 */
export const signatureProblem = (
  { method, path, headers, body }: SignedRequest,
  secret: string,
  now = Date.now(),
): string | undefined => {
  const single = Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  );
  if (single['x-contentful-signature'] === undefined) return 'it has no signature';
  const timestamp = Number(single['x-contentful-timestamp']);
  if (!(timestamp - now < signatureLives * 1000)) return 'its time is in the future';
  try {
    const request = { method, path, headers: single, body: body.toString('utf8') };
    return verifyRequest(secret, request, signatureLives) ? undefined : 'its signature is wrong';
  } catch (error) {
    return error instanceof ExpiredRequestException
      ? `it was signed more than ${signatureLives} seconds ago`
      : 'its signature is no signature';
  }
};
