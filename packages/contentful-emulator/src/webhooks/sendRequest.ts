import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { text } from 'node:stream/consumers';
import type { WebhookRequest } from './buildRequest';

export type WebhookResponse = {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
};

/** Contentful's timeout. */
const timeoutMilliseconds = 30_000;

/** Sends a webhook request. Does not follow redirects. Rejects on a network error or timeout. */
export const sendRequest = (
  { url, method, headers, body }: WebhookRequest,
  authorities: () => string[],
  signal: AbortSignal,
): Promise<WebhookResponse> =>
  new Promise((resolve, reject) => {
    const target = new URL(url);
    const isSecure = target.protocol === 'https:';
    const request = isSecure ? requestSecure : requestPlain;
    const call = request(
      target,
      {
        method,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        agent: false,
        ...(isSecure ? { ca: authorities() } : {}),
        signal,
        timeout: timeoutMilliseconds,
      },
      (response) => {
        text(response).then(
          (received) =>
            resolve({
              statusCode: response.statusCode ?? 0,
              headers: response.headers,
              body: received,
            }),
          reject,
        );
      },
    );
    call.on('timeout', () => call.destroy(new Error('no response within 30 s')));
    call.on('error', reject);
    call.end(body);
  });
