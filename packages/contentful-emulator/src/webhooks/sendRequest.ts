import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { text } from 'node:stream/consumers';
import type { WebhookRequest } from './buildRequest';

export type WebhookResponse = {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
};

/** Contentful waits as long. */
const timeoutMilliseconds = 30_000;

/** Calls a webhook once. Redirects are not followed. Rejects if there is no answer. */
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
    call.on('timeout', () => call.destroy(new Error('no answer within 30 s')));
    call.on('error', reject);
    call.end(body);
  });
